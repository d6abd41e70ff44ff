import { isJsonObject, type Json } from '#cms/service/documents.ts'

const LINE = 110

/**
 * Prints JSON for people: a value that fits on one line stays on one line, as does every block of rich text;
 * everything else gets one line per field.
 */
export function formatJson(value: Json, indent = ''): string {
  const line = onOneLine(value)
  if (indent !== '' && (indent.length + line.length <= LINE || isBlock(value))) return line
  const inner = `${indent}  `
  if (Array.isArray(value) && value.length > 0) {
    return `[\n${value.map((item) => inner + formatJson(item, inner)).join(',\n')}\n${indent}]`
  }
  if (isJsonObject(value) && Object.keys(value).length > 0) {
    const fields = Object.entries(value).map(
      ([name, each]) => `${inner}${JSON.stringify(name)}: ${formatJson(each, inner)}`,
    )
    return `{\n${fields.join(',\n')}\n${indent}}`
  }
  return line
}

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${onOneLine(each)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

const isBlock = (value: Json) => isJsonObject(value) && (value._type === 'block' || '_md' in value)
