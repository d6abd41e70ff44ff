import type { Fixture } from '#app/blocks/block.ts'
import type { Vertical } from '#cms/model/enumerations/vertical.ts'

const image = {
  asset: {
    _id: 'image-1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d-1200x800-png',
    altText: 'The list of loans with both ends of each cost',
    metadata: { dimensions: { width: 1200, height: 800 } },
  },
}

const link = (slug: string) => ({
  _type: 'postLink' as const,
  documentType: 'creditCardReview',
  slug: { current: slug },
  categories: ['credit-cards'],
})

const someLines: [vertical: Vertical, title: string, link: string][] = [
  ['PSL', 'Compare student loans', '/student-loans'],
  ['SLR', 'Refinance', '/refinance-student-loans'],
  ['CC', 'Find a first card', '/credit-cards'],
  ['SCHOLARSHIP', 'Find scholarships', '/scholarships'],
  ['FAFSA', 'Fill in the FAFSA', 'https://bursar.example/fafsa'],
]

function productCard([vertical, title, to]: (typeof someLines)[number]) {
  const text = 'What you would pay, and what you would give up.'
  const _type = 'productCard' as const
  return { _type, vertical, title, text, link: to, ...(vertical === 'CC' && { image }) }
}

/** The modal that the pop-up fixture opens, as the settings define it. */
export const somePopUpModal = {
  _type: 'modalOf' as const,
  identifier: 'drawing',
  title: 'Take part in our drawing',
  body: [
    {
      _type: 'block' as const,
      style: 'normal',
      children: [
        { _type: 'span' as const, text: 'One entry for each person. Odds depend on how many enter.' },
      ],
    },
  ],
  image,
  button: {
    _type: 'button' as const,
    label: 'Sign up and take part',
    link: '/about/scholarship-drawing-rules',
  },
  dataToCollect: ['email' as const, 'consent' as const],
}

export const fixtures: Fixture[] = [
  {
    name: 'Credit card reviews cards',
    entry: {
      _type: 'entry',
      componentType: 'Credit card reviews cards',
      fields: { title: 'Cards we reviewed', reviews: [link('campus-cash')] },
    },
  },
  {
    name: 'Lender table',
    entry: {
      _type: 'entry',
      componentType: 'Lender table',
      fields: { title: 'Lenders side by side', vertical: 'PSL' },
    },
  },
  {
    name: 'Lender table, of one lender',
    entry: {
      _type: 'entry',
      componentType: 'Lender table',
      fields: { title: 'One lender', vertical: 'PSL', lenderIds: ['quillmere-bank'], limit: 3 },
    },
  },
  {
    name: 'Lender table, of lenders that are gone',
    entry: {
      _type: 'entry',
      componentType: 'Lender table',
      fields: { title: 'Lenders that left', vertical: 'PSL', lenderIds: ['gone'] },
    },
  },
  {
    name: 'Lender table, of a line without lenders',
    entry: {
      _type: 'entry',
      componentType: 'Lender table',
      fields: { title: 'Refinancing lenders', vertical: 'SLR' },
    },
  },
  {
    name: 'Scholarship offers',
    entry: {
      _type: 'entry',
      componentType: 'Scholarship offers',
      fields: { title: 'Open scholarships', filterBy: ['deadline>=today'] },
    },
  },
  {
    name: 'Scholarship offers, none open',
    entry: {
      _type: 'entry',
      componentType: 'Scholarship offers',
      fields: { title: 'Scholarships for nurses', lenderIds: ['gone'] },
    },
  },
  {
    name: 'Scholarship pop-up',
    entry: {
      _type: 'entry',
      componentType: 'Scholarship pop-up',
      fields: {
        title: 'Our drawing',
        text: 'Free to enter, and open to every student.',
        modalIdentifier: 'drawing',
        label: 'How to take part',
      },
    },
  },
  {
    name: 'Homepage product cards',
    entry: {
      _type: 'entry',
      componentType: 'Homepage product cards',
      fields: {
        title: 'Where do you want to start?',
        cards: someLines.map(productCard),
      },
    },
  },
  {
    name: 'Product show off',
    entry: {
      _type: 'entry',
      componentType: 'Product show off',
      fields: {
        title: 'See both ends of every loan',
        text: 'The monthly payment at the lowest and at the highest rate, for your amount.',
        image,
        button: { _type: 'button', label: 'Compare loans', link: '/student-loans', color: 'orange' },
      },
    },
  },
  {
    name: 'Featured discounts',
    entry: {
      _type: 'entry',
      componentType: 'Featured discounts',
      fields: {
        title: 'Cheaper for students',
        discounts: [
          {
            _type: 'discount',
            title: 'Half off a museum year',
            text: 'With a card of your school.',
            link: 'https://museum.example/students',
            image,
            isSample: true,
          },
          {
            _type: 'discount',
            title: 'The FAFSA costs nothing',
            text: 'Whoever asks money for the form is not the government.',
            link: 'https://studentaid.gov/h/apply-for-aid/fafsa',
          },
          { _type: 'discount', title: 'Our drawing is free', link: '/about/scholarship-drawing-rules' },
        ],
      },
    },
  },
]
