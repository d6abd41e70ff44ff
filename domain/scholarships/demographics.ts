/** What is sensitive. Whether a visitor meets one of these is asked and decided in the browser alone. */
export const demographics = [
  'woman',
  'man',
  'nonbinary',
  'american_indian',
  'asian',
  'black',
  'hispanic',
  'pacific_islander',
  'lgbtq',
  'disability',
  'foster_care',
  'christian',
  'jewish',
  'muslim',
] as const
export type Demographic = (typeof demographics)[number]
