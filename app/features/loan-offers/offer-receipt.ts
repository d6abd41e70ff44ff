import { type Markup, markup } from '#app/ui/markup/markup.ts'
import { criteria } from '#domain/ranking/criteria.ts'
import type { Receipt } from '#domain/ranking/rank.ts'
import { criterionNames, criterionValue, points } from './criterion-words.ts'
import styles from './offer-row.module.css'
import { receiptWords as words } from './receipt-words.ts'

const units = Object.fromEntries(criteria.map(({ code, unit }) => [code, unit]))

/** Everything that made an offer's score: whoever adds up the last column gets it. */
export function offerReceipt({ score, lines }: Receipt): Markup {
  const sumOfWeights = lines.reduce((sum, { weight }) => sum + weight, 0)
  return markup`<table class="${styles.receipt}">${head}<tbody>${lines.map(writeLine)}</tbody><tfoot>
<tr><th scope="row">${words.score}</th><td></td><td>${sumOfWeights}</td><td>${points(score)}</td></tr>
</tfoot></table>${sum}`
}

const head = markup`<thead><tr>
<th scope="col">${words.criterion}</th><th scope="col">${words.points}</th>
<th scope="col">${words.weight}</th><th scope="col">${words.weighted}</th>
</tr></thead>`

const sum = markup`<p>${words.sum} ${words.notPaid} <a href="/about/ranking">${words.formula}</a></p>`

function writeLine(line: Receipt['lines'][number]): Markup {
  const value = criterionValue(line.value, units[line.criterion] ?? 'cents')
  return markup`<tr><th scope="row">${criterionNames[line.criterion]} <i>${value}</i></th>
<td>${points(line.points)}</td><td>${line.weight}</td><td>${points(line.weightedPoints)}</td></tr>`
}
