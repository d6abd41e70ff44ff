import { z } from 'zod'
import type { ContentQuestion } from '#app/content/content-client.server.ts'

/** Asks the content service; returns the result as the service sent it. */
export type AskContent = (question: ContentQuestion) => Promise<unknown>

const foundOffer = z.object({ offer: z.string().min(1) }).nullable()

/** Returns the offer that an incentive offer's id stands for; undefined when no document has the id. */
export async function findOffer(ask: AskContent, inoid: string): Promise<string | undefined> {
  const found = await ask({
    query: '*[_type == "incentiveOffer" && _id == $inoid && defined(offer)][0]{offer}',
    params: { inoid },
    tag: 'incentive-offer',
  })
  return foundOffer.parse(found)?.offer
}

/**
 * Whether a modal subscribes to these emails. Anybody can call the API with any text, and only emails that an
 * editor named are kept.
 */
export async function isOfferedTopic(
  ask: AskContent,
  { topic, modal = '' }: { topic: string; modal?: string | undefined },
): Promise<boolean> {
  const count = await ask({
    query:
      'count(*[_type == "modal" && subscriptionType == $topic && ($modal == "" || identifier == $modal)][0...1])',
    params: { topic, modal },
    tag: 'subscription-topic',
  })
  return z.number().parse(count) > 0
}
