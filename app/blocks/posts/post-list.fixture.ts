import type { PostSummary } from '#app/blocks/block-data.ts'
import { postListStyles } from '#cms/model/enumerations/appearance.ts'
import type { PostListStyle } from './chosen-posts.ts'

const picture = {
  asset: {
    _id: 'image-2f6b1c0d9e8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c-1200x800-png',
    altText: 'A desk with a letter and a calculator',
    metadata: { dimensions: { width: 1200, height: 800 } },
  },
}

const article: PostSummary = {
  documentType: 'blog',
  title: 'What a cosigner promises',
  description: 'Signing with somebody means owing what they owe. Here is what that can cost.',
  slug: { current: 'what-a-cosigner-promises' },
  categories: ['student-loans'],
  image: picture,
  publishedOn: '2026-10-05',
  updatedOn: '2026-11-02',
  authorNames: ['Loans desk'],
  minutesToRead: 7,
}

const bare: PostSummary = {
  documentType: 'blog',
  title: 'An article of which only the title is known, and that is a rather long one',
  slug: { current: 'only-a-title' },
  authorNames: [],
}

const scholarship: PostSummary = {
  ...article,
  title: 'How our drawing works',
  description: 'Who can take part, and how the winner is drawn.',
  slug: { current: 'how-our-drawing-works' },
  categories: ['scholarships'],
}

const lenderReview: PostSummary = {
  ...article,
  documentType: 'lenderReview',
  title: 'Quillmere Bank: what its Campus Loan costs',
  description: 'Four terms to choose from, and a late fee that is easy to miss.',
  slug: { current: 'quillmere-bank' },
  lenderId: 'quillmere-bank',
  score: 3.1,
}

const lostReview: PostSummary = {
  ...lenderReview,
  title: 'A lender that left our catalog',
  slug: { current: 'left-our-catalog' },
  image: undefined,
  lenderId: 'gone',
  score: undefined,
}

const cardReview: PostSummary = {
  ...article,
  documentType: 'creditCardReview',
  title: 'Campus Cash Card: two percent on groceries',
  slug: { current: 'campus-cash' },
  categories: ['credit-cards'],
  cardId: 'wexmoor-campus-cash',
  score: 3.9,
}

export const somePosts = [article, bare, scholarship, lenderReview, lostReview, cardReview]

const shown: Partial<Record<PostListStyle, readonly PostSummary[]>> = {
  'Based on Category': [article, scholarship, lenderReview, cardReview],
  'Best Offers': [lenderReview, lostReview],
  'Credit Card Info': [cardReview, { ...cardReview, cardId: 'gone', slug: { current: 'gone' } }],
  'Lender Review': [lenderReview, lostReview],
  'Lender Review Simplified': [lenderReview, lostReview],
  'Read More Reviews': [lenderReview, cardReview, lostReview],
  'Scholarship Info': [scholarship, bare],
}

/** A list in each style, for the gallery and the tests. */
export const postLists: { style: PostListStyle; posts: readonly PostSummary[] }[] = postListStyles.map(
  (style) => ({ style, posts: shown[style] ?? [article, scholarship, bare] }),
)
