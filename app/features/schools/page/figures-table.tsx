import { formatFigure, formatOrigin } from '#app/features/schools/costs/format-figure.ts'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { FigureName, SchoolCosts } from '#domain/school-costs/school-figures.ts'
import { figureNames, schoolText } from './school-page-text.ts'

interface FiguresTableProps {
  caption: string
  costs: SchoolCosts
  figures: readonly FigureName[]
  /** Amounts that are computed from the figures. */
  sums?: readonly (readonly [name: string, amount: string])[]
}

/** Figures with their years and sources. One that is not published says so. */
export function FiguresTable({ caption, costs, figures, sums = [] }: FiguresTableProps) {
  const { figure: name, amount, from } = schoolText.columns
  const rows = figures.map((figure) => {
    const found = costs[figure]
    return {
      key: figure,
      cells: found
        ? [figureNames[figure], formatFigure(figure, found), formatOrigin(found)]
        : [figureNames[figure], schoolText.notPublished, '–'],
    }
  })
  return (
    <FactTable
      caption={<VisuallyHidden>{caption}</VisuallyHidden>}
      columns={[{ label: name }, { label: amount, isNumber: true }, { label: from }]}
      rows={[
        ...rows,
        ...sums.map(([label, total]) => ({ key: label, cells: [label, total, schoolText.price.sum] })),
      ]}
    />
  )
}
