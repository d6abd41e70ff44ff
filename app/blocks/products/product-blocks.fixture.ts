import type { Fixture } from '#app/blocks/block.ts'

const image = {
  asset: {
    _id: 'image-1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d-1200x800-png',
    altText: 'The list of loans with both ends of each cost',
    metadata: { dimensions: { width: 1200, height: 800 } },
  },
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

/** Blocks of products with values that the examples of the model do not have. */
export const fixtures: Fixture[] = [
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
    name: 'Scholarship offers, none open',
    entry: {
      _type: 'entry',
      componentType: 'Scholarship offers',
      fields: { title: 'Scholarships for nurses', lenderIds: ['gone'] },
    },
  },
  {
    name: 'Featured discounts, samples and real ones',
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
