import type { Endpoint } from '@sagolykta/contract/endpoint';
import type { FailureCode } from '@sagolykta/contract/failure-codes';
import { failures } from '@sagolykta/contract/failures';
import { problem } from '@sagolykta/contract/problem';
import { z } from 'zod';

/** As much of JSON Schema as the contract comes to. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

type Schema = NonNullable<Endpoint['body']>;

/** What any call may answer besides its own failures. */
const everyCalls: readonly FailureCode[] = ['unexpected', 'unavailable'];

/** The contract as an OpenAPI 3.1 document, whose schemas are JSON Schema 2020-12 as zod tells it. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Sagolykta',
      version: '1',
      description:
        'Personalised bedtime stories. Every error is an RFC 9457 problem document with a stable code. A changing call comes from the site itself, or names itself with X-Requested-With: sagolykta.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sagolykta' } },
      schemas: { Problem: jsonSchemaOf(problem, 'output') },
    },
  } as const;
}

/** Every failure of a call, its own first. */
export function failuresOf({ access, failures: own }: Endpoint): FailureCode[] {
  return [...new Set([...own, ...(access === 'family' ? (['unauthorized'] as const) : []), ...everyCalls])];
}

/** `io`: as a caller writes it, with what may be left out, or as the server answers it. */
export function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest as JsonSchema;
}

function operationOf(name: string, endpoint: Endpoint) {
  const { summary, access } = endpoint;
  return {
    operationId: name,
    summary,
    tags: [tagOf(endpoint)],
    security: access === 'family' ? [{ session: [] }] : [],
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...(name === 'generateStory' ? [idempotencyKey] : []),
    ],
    ...bodyOf(endpoint),
    responses: { ...answerOf(endpoint), ...refusalsOf(endpoint) },
  };
}

function bodyOf({ body, takes }: Endpoint) {
  if (takes !== undefined) {
    const schema = { type: 'string', format: 'binary', maxLength: takes.most };
    return { requestBody: { required: true, content: { '*/*': { schema } } } };
  }
  if (body === undefined) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(body, 'input') } } } };
}

/** The first word of the path after /api. */
export function tagOf({ path }: Endpoint): string {
  return path.split('/')[2] ?? '';
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description: 'Asking again with the same key within a day gives the story that the first request made',
};

function parametersIn(place: 'path' | 'query', schema: Schema | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function answerOf({ status, output, types = [] }: Endpoint) {
  if (output === undefined) {
    const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
    return { [status]: { description: 'As asked', content } };
  }
  if (status === 204) return { 204: { description: 'Done' } };
  const description = status === 201 ? 'Made' : 'As asked';
  return { [status]: { description, content: { 'application/json': { schema: jsonSchemaOf(output, 'output') } } } };
}

/** Codes that share a status are told together. */
function refusalsOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(failuresOf(endpoint), (code) => failures[code].status);
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.map((code) => `${code}: ${failures[code].title}`).join('\n\n'), content },
    ]),
  );
}
