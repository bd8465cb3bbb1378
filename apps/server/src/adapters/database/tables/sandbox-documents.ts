import { sandboxDocument } from '../../payments/sandbox/sandbox-document.ts';
import { json, text } from '../column.ts';
import { table } from '../table.ts';

/** The embedded sandbox's own books: the provider's side of the table. */
export const sandboxDocuments = table('sandbox_documents', { id: text, document: json(sandboxDocument) });
