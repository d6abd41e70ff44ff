import { type LivingFigure, livingFigures } from '#domain/award-years/living-figures.ts'
import type { Source } from '#domain/award-years/source.ts'

interface FigureGroup {
  /** Its place in the address of the page. */
  id: string
  source: Source
  figures: readonly (LivingFigure & { token: string })[]
}

/** Every living figure under the publication that it is from, in the order of the figures. */
export function figuresBySource(): FigureGroup[] {
  const groups = new Map<string, FigureGroup & { figures: (LivingFigure & { token: string })[] }>()
  for (const [token, figure] of Object.entries(livingFigures)) {
    const key = `${figure.source.url} ${figure.source.title} ${figure.source.evidence}`
    const group = groups.get(key) ?? { id: `source-${groups.size + 1}`, source: figure.source, figures: [] }
    group.figures.push({ ...figure, token })
    groups.set(key, group)
  }
  return [...groups.values()]
}
