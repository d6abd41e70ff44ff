import { DotLines } from '#app/ui/chart/dot-lines.tsx'
import { chooseScale } from '#app/ui/chart/scale.ts'
import type { ProvenExample } from './proof.ts'
import { proofText } from './proof-messages.ts'

/** Each example of the regulation as two dots on one line: the printed answer, and ours inside it. */
export function ProofDots({ proven }: { proven: readonly ProvenExample[] }) {
  const rows = proven.map(({ example, oursPercent, isSame }) => ({
    id: example.id,
    name: example.section,
    label: proofText.dots(
      example.section,
      `${example.publishedAprPercent.toFixed(2)}%`,
      `${oursPercent.toFixed(4)}%`,
    ),
    known: example.publishedAprPercent,
    ours: oursPercent,
    text: isSame ? `${example.publishedAprPercent.toFixed(2)}%` : proofText.differs,
  }))
  const scale = chooseScale(
    rows.flatMap(({ known, ours }) => [known, ours]),
    'Range',
  )
  return (
    <DotLines
      label={proofText.dotsTitle}
      rows={rows}
      scale={scale}
      ticks={scale.ticks.map((tick) => `${tick}%`)}
    />
  )
}
