// cspell:ignore openxmlformats officedocument spreadsheetml rels
import { zip } from '#kit/archives/zip.fixture.ts'

type SheetCell = string | number | null

/** Writes a small workbook with one sheet, as spreadsheets do: empty cells and rows are left out. */
export function workbook(rows: readonly (readonly SheetCell[])[], { name = 'TCCP Survey' } = {}): Buffer {
  const sheet = rows
    .map((cells, at) => {
      const written = cells.map((value, column) => writeCell(value, `${toLetters(column)}${at + 1}`)).join('')
      return written && `<row r="${at + 1}">${written}</row>`
    })
    .join('')
  return workbookOf(`<sheetData>${sheet}</sheetData>`, name)
}

/** Writes a workbook around the inside of a sheet. */
export function workbookOf(sheet: string, name = 'Sheet1'): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>`,
  }
  return zip(
    Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, Buffer.from(head + text)])),
  )
}

function writeCell(value: SheetCell, at: string): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** 0 is "A", 26 is "AA". */
function toLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : toLetters(Math.floor(column / 26) - 1) + last
}
