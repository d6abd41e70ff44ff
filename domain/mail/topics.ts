/** Letters that anybody can subscribe to, by code, as the reader is told. */
export const topicNames = {
  deadlines: 'reminders of the deadlines you saved',
  applications: 'reminders of the days in your loan application',
  digest: 'the weekly letter',
} as const

export type Topic = keyof typeof topicNames

/** How a topic is called in a sentence; a promo's own topics are its offers. */
export function topicName(topic: string): string {
  return Object.hasOwn(topicNames, topic) ? topicNames[topic as Topic] : 'the emails of this offer'
}
