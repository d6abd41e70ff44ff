/** What the blocks about people say beside what editors wrote. */
export const words = {
  by: 'By',
  answeredBy: 'Answered by',
  updated: 'Updated',
  stars: (rating: number) => `${rating} out of 5 stars`,
  publishedAt: 'Published at',
  on: (name: string) => `${name} on `,
} as const
