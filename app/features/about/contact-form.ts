import { z } from 'zod'
import { contactText } from './contact-messages.ts'

export const topics = ['error', 'question', 'privacy', 'press', 'other'] as const
export type Topic = (typeof topics)[number]

const MAX_CHARACTERS = 5_000

/** A path on this site, with an optional query and fragment, as links to the form pass it. */
const page = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?![/\\])[\w\-./#?=&%]*$/)
  .catch('')

export const contactMessage = z.object({
  topic: z.enum(topics, contactText.problems.topic),
  message: z
    .string(contactText.problems.message)
    .trim()
    .min(1, contactText.problems.message)
    .max(MAX_CHARACTERS, contactText.problems.long(MAX_CHARACTERS)),
  replyTo: z
    .string()
    .trim()
    .max(254, contactText.problems.replyTo)
    .refine((text) => text === '' || z.email().safeParse(text).success, contactText.problems.replyTo)
    .default(''),
  page,
})
export type ContactMessage = z.output<typeof contactMessage>

/** The fields of the form. `website` is a hidden field that only bots fill in. */
export const contactForm = contactMessage.extend({ website: z.string().default('') })

/** Returns the topic and page that a link to the form sets in advance. */
export function parseContactStart(params: URLSearchParams): { topic: Topic; page: string } {
  const topic = topics.find((one) => one === params.get('topic')) ?? 'question'
  return { topic, page: page.parse(params.get('page') ?? '') }
}
