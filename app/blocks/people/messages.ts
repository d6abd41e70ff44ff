/** Texts of the blocks about people, apart from what editors write. */
export const peopleText = {
  by: 'By',
  answeredBy: 'Answered by',
  updated: 'Updated',
  stars: (rating: number) => `${rating} out of 5 stars`,
  publishedAt: 'Published on',
  on: (name: string) => `${name} on `,
} as const
