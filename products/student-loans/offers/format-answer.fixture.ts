import type { AnswerSentence } from '#domain/loan-answer/answer-sentence.ts'
import { toLines } from './answer-lines.ts'
import { answerText } from './loan-answer-messages.ts'

/** Returns the answer as a visitor reads it, one line after another, without links. */
export function formatLines(answer: readonly AnswerSentence[]): string[] {
  return toLines(answer).map(({ sentences }) => sentences.map(formatSentence).join(' '))
}

export function formatSentence(sentence: AnswerSentence): string {
  return answerText
    .format(sentence)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
}
