/** The project's folder, with a slash at its end. */
export const root: string;
/** How the server is started. */
export const server: readonly string[];
/** For the server in a process of its own: what was compiled once is found again. */
export const serverVariables: { readonly NODE_COMPILE_CACHE: string };
