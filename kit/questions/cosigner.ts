import { type CreditBand, creditBands } from '#domain/eligibility/profile.ts'
import { getKeys } from '#domain/keys.ts'
import { type Choices, findChoice } from './choices.ts'
import { codeField } from './field.ts'
import type { Labels } from './input.ts'

export const cosigners = ['yes', 'no'] as const

/** Whether someone cosigns, and how good that person's credit is. */
export interface CosignerAnswers {
  cosigner?: (typeof cosigners)[number] | 'unknown' | undefined
  cosignerCredit?: CreditBand | 'unknown' | undefined
}

type CosignerCredit = CreditBand | 'unknown'
type CosignerChoice = 'no' | 'unknown' | `yes-${CosignerCredit}`

export const cosignerChoices: Choices<CosignerAnswers> = {
  no: { cosigner: 'no' },
  ...Object.fromEntries(
    [...getKeys(creditBands), 'unknown' as const].map((cosignerCredit): [CosignerChoice, CosignerAnswers] => [
      `yes-${cosignerCredit}`,
      { cosigner: 'yes', cosignerCredit },
    ]),
  ),
  unknown: { cosigner: 'unknown' },
}

const labels: Labels<CosignerChoice> = {
  no: { label: 'No' },
  'yes-760_850': { label: 'Yes, with excellent credit', detail: '760 to 850' },
  'yes-700_759': { label: 'Yes, with good credit', detail: '700 to 759' },
  'yes-640_699': { label: 'Yes, with fair credit', detail: '640 to 699' },
  'yes-580_639': { label: 'Yes, with weak credit', detail: '580 to 639' },
  'yes-300_579': { label: 'Yes, with poor credit', detail: '300 to 579' },
  'yes-none': { label: 'Yes, with no score yet' },
  'yes-unknown': { label: 'Yes, but I don’t know their credit' },
  unknown: { label: 'I don’t know yet' },
}

/** The question about a cosigner, but for its reason, which each product line has its own for. */
export const cosignerQuestion = {
  name: 'Cosigner',
  question: 'Could someone cosign?',
  asks: () => ['cosigner', 'cosignerCredit'] as const,
  choices: cosignerChoices,
  list: { labels, missing: 'Choose whether someone could cosign, or “I don’t know yet”' },
  format: formatCosigner,
  fields: {
    cosigner: codeField([...cosigners, 'unknown']),
    cosignerCredit: codeField([...getKeys(creditBands), 'unknown']),
  },
}

function formatCosigner(answers: CosignerAnswers): string | undefined {
  const choice = findChoice(cosignerChoices, ['cosigner', 'cosignerCredit'], answers)
  const said = Object.entries(labels).find(([value]) => value === choice)?.[1]
  return said?.detail ? `${said.label} (${said.detail})` : said?.label
}
