import { z } from 'zod'
import { words } from './contact-words.ts'

export const topics = ['error', 'question', 'privacy', 'press', 'other'] as const
export type Topic = (typeof topics)[number]

const MOST_LETTERS = 5_000

/** A page of this site, with a place in it, as links to the form name it. */
const page = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?![/\\])[\w\-./#?=&%]*$/)
  .catch('')

/** What the form sends. `website` is seen by programs only. */
export const contactForm = z.object({
  topic: z.enum(topics, words.problems.topic),
  message: z
    .string(words.problems.message)
    .trim()
    .min(1, words.problems.message)
    .max(MOST_LETTERS, words.problems.long(MOST_LETTERS)),
  replyTo: z
    .string()
    .trim()
    .max(254, words.problems.replyTo)
    .refine((text) => text === '' || z.email().safeParse(text).success, words.problems.replyTo)
    .default(''),
  page,
  website: z.string().default(''),
})

type ContactValues = z.output<typeof contactForm>

/** What a form holds before it is sent: as the link to it says. */
export function startOf(params: URLSearchParams): { topic: Topic; page: string } {
  const topic = topics.find((one) => one === params.get('topic')) ?? 'question'
  return { topic, page: page.parse(params.get('page') ?? '') }
}

/** The message in words, for the operator. */
export function writeMail({ topic, message, replyTo, page: about }: ContactValues) {
  const text = [
    message,
    '',
    about && `About: ${about}`,
    replyTo ? `Reply to: ${replyTo}` : words.mail.noReply,
  ]
  return {
    subject: words.mail.subject(words.topics[topic]),
    text: text.filter((line) => line !== '').join('\n\n'),
    ...(replyTo && { replyTo }),
  }
}
