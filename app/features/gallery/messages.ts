export const galleryText = {
  title: 'Blocks',
  description: 'Every block and section that an editor can put on a page, in each of its variants.',
  groups: 'Groups',
  all: 'All',
} as const
