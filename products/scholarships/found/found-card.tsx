import { Card } from '#app/ui/card/card.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { formatDate } from '#domain/dates.ts'
import { type KeptScholarship, toPlanned } from '#domain/scholarships/found-scholarship.ts'
import { findScamSigns } from '#domain/scholarships/scam-signs.ts'
import { OwnItemButtons } from '#kit/own-items/own-item-buttons.tsx'
import { ownItemAnchor } from '#kit/own-items/own-items-messages.ts'
import { formatAward, formatDeadline, formatHours } from '#products/scholarships/listing-words.ts'
import { statusNames } from '#products/scholarships/plan/messages.ts'
import { describeSign, foundText } from './found-messages.ts'

interface FoundCardProps {
  kept: KeptScholarship
  /** The page of what was found. */
  path: string
}

/** One scholarship that the visitor added: what they typed, and the warning signs in it. */
export function FoundCard({ kept, path }: FoundCardProps) {
  const { id, own } = kept
  return (
    <Card as="article" id={ownItemAnchor(id)}>
      <Stack>
        <h3>{own.name}</h3>
        <p>{describe(kept)}</p>
        {own.link === null ? null : (
          <p>
            <a href={own.link} rel="noopener noreferrer nofollow ugc">
              {foundText.visit(new URL(own.link).host)}
            </a>{' '}
            {foundText.leaves}
          </p>
        )}
        <Points points={listAsked(kept)} />
        {own.requirements === '' ? null : (
          <div>
            <h4>{foundText.groups.requirements}</h4>
            {[...new Set(own.requirements.split(/\n+/))].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        <Signs own={own} />
        <OwnItemButtons id={id} name={own.name} path={path} />
      </Stack>
    </Card>
  )
}

function describe(kept: KeptScholarship): string {
  const { scholarship, status } = toPlanned(kept)
  const award = formatAward(scholarship)
  return [
    scholarship.provider,
    kept.own.paid === 'yearly' && kept.own.awardHighCents !== null ? `${award} ${foundText.yearly}` : award,
    formatDeadline(scholarship),
    statusNames[status],
  ]
    .filter(Boolean)
    .join(' · ')
}

function listAsked({ own }: KeptScholarship): string[] {
  const { essays, recommendationLetters, effortHours, enteredOn } = own
  return [
    ...(essays.length > 0 ? [foundText.essays(essays.length)] : []),
    ...(recommendationLetters ? [foundText.letters(recommendationLetters)] : []),
    ...(effortHours === null ? [] : [formatHours(effortHours)]),
    foundText.enteredOn(formatDate(enteredOn, 'Month D, YYYY')),
  ]
}

function Signs({ own }: Pick<KeptScholarship, 'own'>) {
  const signs = findScamSigns(own)
  if (signs.length === 0) return <p>{foundText.noSigns}</p>
  return (
    <Note size="small" tone="warn">
      <p>
        <strong>{foundText.signs(signs.length)}</strong>
      </p>
      <Points points={signs.map(describeSign)} />
      <p>
        {foundText.verdict} <a href={foundText.reportAddress}>{foundText.report}</a>
      </p>
    </Note>
  )
}
