import type { Blocks } from '#app/blocks/block.ts'
import { Cards } from './cards.tsx'
import { EligibilityList } from './eligibility-list.tsx'
import { HorizontalOrderedList, IconParagraphList } from './paragraph-lists.tsx'
import { AccordionList, FaqPurple, FaqWhite } from './questions.tsx'
import { RepaymentOptionsList } from './repayment-options-list.tsx'
import { CardSteps, Steps } from './steps.tsx'

type Types =
  | 'Accordion list'
  | 'FAQ - purple - one column'
  | 'FAQ - white - one column'
  | 'Cards'
  | 'Steps'
  | 'Card steps'
  | 'Horizontal ordered list'
  | 'Icon paragraph list'
  | 'Eligibility list'
  | 'Repayment options list'

export const listBlocks: Blocks<Types> = {
  'Accordion list': AccordionList,
  'FAQ - purple - one column': FaqPurple,
  'FAQ - white - one column': FaqWhite,
  Cards,
  Steps,
  'Card steps': CardSteps,
  'Horizontal ordered list': HorizontalOrderedList,
  'Icon paragraph list': IconParagraphList,
  'Eligibility list': EligibilityList,
  'Repayment options list': RepaymentOptionsList,
}
