/** Emails that anybody can subscribe to, by code, as the reader sees them. A promo names the code it subscribes to. */
export const topicNames = {
  deadlines: 'deadline reminders',
  applications: 'reminders about your loan application deadlines',
  newsletter: 'our weekly email on new and updated guides',
  'scholarship-alerts': 'a weekly list of scholarships that close soon',
} as const

export type Topic = keyof typeof topicNames

/** Returns how a topic is called in a sentence; topics that only a promo knows have no name of their own. */
export function topicName(topic: string): string {
  return Object.hasOwn(topicNames, topic) ? topicNames[topic as Topic] : 'the emails you asked for'
}
