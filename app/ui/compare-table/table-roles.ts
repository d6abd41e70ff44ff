/**
 * The roles of a table's parts. On narrow windows each row is displayed as a grid. Browsers drop the semantics of
 * table elements with a different `display`, and these roles restore them.
 */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const
