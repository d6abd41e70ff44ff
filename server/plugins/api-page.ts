import { escapeXml } from '#app/features/library/escape-xml.ts'
import { plainHeader } from '#server/pages/plain-header.ts'

/** What the page shows of an OpenAPI 3.1 description. */
export interface ApiDescription {
  info: { title: string; description?: string }
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  summary?: string
  parameters?: readonly { name: string; in: string; required?: boolean; description?: string }[]
  requestBody?: { content?: Content }
  responses?: Readonly<Record<string, { content?: Content }>>
}

type Content = Readonly<Record<string, { schema?: unknown }>>

/** Writes a description as a page without scripts, which needs nothing but the site's stylesheet. */
export function writeApiPage(
  { info, paths = {} }: ApiDescription,
  descriptionPath: string,
  stylesheets: readonly string[],
): string {
  const title = escapeXml(info.title)
  const description = escapeXml(info.description ?? '')
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${escapeXml(href)}">`).join('')
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => writeOperation(path, method, operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="description" content="${description}"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${links}</head><body>${plainHeader}<main class="plain"><h1>${title}</h1><p>${description}</p><p>For programs: <a href="${descriptionPath}">OpenAPI 3.1</a></p>${operations.join('')}</main></body></html>`
}

function writeOperation(path: string, method: string, operation: Operation): string {
  const { summary, parameters = [], requestBody, responses = {} } = operation
  const asked = parameters.map(({ name, in: place, required, description = '' }) => {
    const need = required ? 'required' : 'optional'
    return `<li><code>${escapeXml(name)}</code> (${escapeXml(place)}, ${need}) ${escapeXml(description)}</li>`
  })
  const answers = Object.entries(responses).map(([status, { content }]) => {
    return writeContent(`Response ${status}${content ? '' : ', no body'}`, content)
  })
  return [
    `<h2><code>${escapeXml(`${method.toUpperCase()} ${path}`)}</code></h2>`,
    summary ? `<p>${escapeXml(summary)}</p>` : '',
    asked.length > 0 ? `<ul>${asked.join('')}</ul>` : '',
    requestBody ? writeContent('Request body', requestBody.content) : '',
    ...answers,
  ].join('')
}

/** Writes the schema of a body behind its heading, or only the heading if there is none. */
function writeContent(heading: string, content: Content = {}): string {
  const schemas = Object.entries(content).map(
    ([type, { schema }]) =>
      `<p>${escapeXml(type)}</p><pre>${escapeXml(JSON.stringify(schema, null, 2))}</pre>`,
  )
  if (schemas.length === 0) return `<p>${escapeXml(heading)}</p>`
  return `<details><summary>${escapeXml(heading)}</summary>${schemas.join('')}</details>`
}
