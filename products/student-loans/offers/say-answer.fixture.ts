import type { AnswerSentence } from '#domain/loan-answer/answer-sentence.ts'
import { toLines } from './answer-lines.ts'
import { answerMessages } from './loan-answer-messages.ts'

/** Returns the answer as a visitor reads it, one line after another, without links. */
export function sayLines(answer: readonly AnswerSentence[]): string[] {
  return toLines(answer).map(({ sentences }) => sentences.map(saySentence).join(' '))
}

export function saySentence(sentence: AnswerSentence): string {
  return answerMessages
    .say(sentence)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
}
