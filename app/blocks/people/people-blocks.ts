import type { Blocks } from '#app/blocks/block.ts'
import { AuthorAndFaq } from './author-and-faq.tsx'
import { ListOfUsers } from './author-list.tsx'
import { AuthorAndDate } from './byline.tsx'
import { ContactGuidelines, CustomerServiceInfoList } from './contact-methods.tsx'
import { CustomerReviews } from './customer-reviews.tsx'

type Types =
  | 'Author and date'
  | 'Author and FAQ'
  | 'List of users'
  | 'Customer reviews'
  | 'Contact guidelines'
  | 'Customer service info list'

export const peopleBlocks: Blocks<Types> = {
  'Author and date': AuthorAndDate,
  'Author and FAQ': AuthorAndFaq,
  'List of users': ListOfUsers,
  'Customer reviews': CustomerReviews,
  'Contact guidelines': ContactGuidelines,
  'Customer service info list': CustomerServiceInfoList,
}
