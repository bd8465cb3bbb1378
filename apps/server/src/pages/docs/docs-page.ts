import type { Endpoint } from '@sagolykta/contract/endpoint';
import { failures } from '@sagolykta/contract/failures';
import { type PageRoutes, pageRoutes } from '@sagolykta/contract/page-routes';
import { html, type Markup } from '../markup.ts';
import { describeSchema, fieldsOf } from './describe-schema.ts';
import { failuresOf, type JsonSchema, jsonSchemaOf, tagOf } from './document.ts';
import { pageSummaries } from './page-summaries.ts';

const pages = (Object.keys(pageRoutes) as (keyof PageRoutes)[]).map((name) => ({
  ...pageRoutes[name],
  summary: pageSummaries[name],
}));

/** Every call on one page, for people who write programs: without a script, in the house's own look. */
export function docsPage(endpoints: Readonly<Record<string, Endpoint>>): string {
  const groups = Map.groupBy(Object.entries(endpoints), ([, endpoint]) => tagOf(endpoint));
  return html`<!doctype html>
<html lang="en" data-theme="night">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>The calls of Sagolykta</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${pageRoutes.callsStyle.path}">
</head>
<body>
<header><a class="brand" href="/">Sagolykta</a></header>
<main>
<h1>The calls of Sagolykta</h1>
<p class="lead">Everything the app does, any program of yours can do. The same as data: <a href="${pageRoutes.tellCalls.path}">openapi.json</a>.</p>
<section aria-labelledby="rules">
<h2 id="rules">Before the first call</h2>
<ul>
<li>Bodies and answers are JSON, but for pictures, sounds and files. Fields that are not named here are refused.</li>
<li>The session is a cookie, which the sign-in page sets. Calls marked <em>family</em> answer 401 without it.</li>
<li>A changing call that is not made from the site itself sends <code>X-Requested-With: sagolykta</code>.</li>
<li>Texts come in the language that <code>Accept-Language</code> asks for, Swedish or English.</li>
<li>Errors are problem documents (RFC 9457). Go by their <code>code</code>; wait for <code>Retry-After</code> seconds where it is given.</li>
</ul>
</section>
<nav aria-labelledby="contents">
<h2 id="contents">Contents</h2>
<ul class="contents">${[...groups].map(([tag]) => html`<li><a href="#${tag}">${tag}</a></li>`)}<li><a href="#others">besides the calls</a></li></ul>
</nav>
${[...groups].map(
  ([tag, calls]) => html`<section aria-labelledby="${tag}">
<h2 id="${tag}">${tag}</h2>
${calls.map(([name, endpoint]) => callArticle(name, endpoint))}
</section>`,
)}
<section aria-labelledby="others">
<h2 id="others">Besides the calls</h2>
<dl>${pages.map(({ method, path, summary }) => html`<dt><code>${method} ${path}</code></dt><dd>${summary}</dd>`)}</dl>
</section>
</main>
</body>
</html>
`.text;
}

function callArticle(name: string, endpoint: Endpoint): Markup {
  const { method, path, summary, access, status, params, query, body, output, types = [] } = endpoint;
  return html`<article id="${name}" aria-labelledby="${name}-title">
<h3 id="${name}-title"><span class="method" data-method="${method}">${method}</span> <code>${path}</code></h3>
<p>${summary}.</p>
<p class="facts"><span>${access}</span> <span><code>${name}</code></span></p>
${schemaTable('In the path', params, 'input')}${schemaTable('In the query', query, 'input')}${schemaTable('Body', body, 'input')}
${types.map((type) => html`<h4>Answer: ${String(status)}, ${type}</h4>`)}${status === 204 ? html`<h4>Answer: 204, nothing</h4>` : schemaTable(`Answer: ${status}`, output, 'output')}
<h4>Refusals</h4>
<dl>${failuresOf(endpoint).map(
    (code) => html`<dt>${String(failures[code].status)} <code>${code}</code></dt><dd>${failures[code].title}</dd>`,
  )}</dl>
</article>`;
}

function schemaTable(title: string, schema: Endpoint['body'], io: 'input' | 'output'): Markup | null {
  if (schema === undefined) return null;
  const told = jsonSchemaOf(schema, io);
  const isList = told.type === 'array';
  return html`<h4>${title}${isList ? ', a list of' : ''}</h4>${fieldList(told, io)}`;
}

function fieldList(schema: JsonSchema, io: 'input' | 'output'): Markup {
  const fields = fieldsOf(schema);
  if (fields === undefined) return html`<p>${describeSchema(schema)}</p>`;
  const { properties = {}, required = [] } = fields;
  return html`<dl>${Object.entries(properties).map(([name, property]) => {
    const inner = fieldsOf(property);
    const isOptional = io === 'input' && !required.includes(name);
    return html`<dt><code>${name}</code>${isOptional ? html` <span class="optional">optional</span>` : null}</dt>
<dd>${describeSchema(property)}${inner === undefined ? null : fieldList(inner, io)}</dd>`;
  })}</dl>`;
}
