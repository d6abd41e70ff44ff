/** The twelve kinds of section, in the order of the specification. */
export const sectionKinds = [
  'Authors',
  'Basic',
  'Colored',
  'CTA Banner',
  'Customer Reviews',
  'Hero',
  'Hero Colored',
  'Image Carousel',
  'Individual Lender Table',
  'Lender Table',
  'School Picker',
  'Sidebar',
] as const
