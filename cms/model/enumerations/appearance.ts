/** The thirteen display styles for a list of posts, reviews, or offers. */
export const postListStyles = [
  'Based on Category',
  'Basic',
  'Basic Small',
  'Best Offers',
  'Blog',
  'Credit Card Info',
  'Top Discounts',
  'Lender Review',
  'Lender Review Simplified',
  'List',
  'Read More Reviews',
  'Related Posts',
  'Scholarship Info',
] as const

export const colors = ['primary', 'secondary', 'white'] as const
export const layouts = ['Basic', 'Filled', 'Two Columns'] as const
export const spacings = ['Normal', 'Small', 'Extra small', 'Custom'] as const
