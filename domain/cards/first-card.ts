import type { Source } from '#domain/award-years/source.ts'

const checkedOn = '2026-11-27'

/** What a first year with a first card rests on, and where each part was read. */
export const firstCard = {
  /** The deposit is usually the limit and no payment; an issuer may upgrade the card and refund it; not all do. */
  deposit: {
    source: {
      publisher: 'Experian',
      title: 'How secured credit card deposits work',
      url: 'https://www.experian.com/blogs/ask-experian/how-does-the-deposit-in-a-secured-card-work/',
      readIn: 'the page itself, which also says that reports are free each week at annualcreditreport.com',
      checkedOn,
    },
  },
  /** One large issuer's own rule: it looks at a secured card for an upgrade then. */
  upgrade: {
    afterMonths: 12,
    source: {
      publisher: 'U.S. Bank',
      title: 'Upgrading a secured card (KB0238524)',
      url: 'https://www.usbank.com/customer-service/knowledge-base/KB0238524.html',
      readIn: 'a copy of the page at uat3.www.usbank.com',
      checkedOn,
    },
  },
  /** What a FICO score needs: one account this old, and one reported within as many months. */
  score: {
    afterMonths: 6,
    source: {
      publisher: 'Fair Isaac (FICO)',
      title: 'What are the minimum requirements to produce a FICO Score?',
      url: 'http://answers.suntrust.com/articles/sn8772-What-are-the-minimum-requirements-to-produce-a-FICO-Score',
      readIn: 'a 2017 copy at answers.suntrust.com, confirmed by creditnet.com',
      checkedOn,
    },
  },
  /** Who is added to a card does not owe its bill; who signs with somebody does; some limits are secured by savings. */
  withSomebody: {
    source: {
      publisher: 'Visions Federal Credit Union',
      title: 'What I wish I knew about my first credit card',
      url: 'https://visionsfcu.org/articles/article/what-i-wish-i-knew-about-my-first-credit-card',
      readIn: 'the page itself',
      checkedOn,
    },
  },
  /** The share of the limit that is best not exceeded. */
  utilization: {
    belowPercent: 30,
    source: {
      publisher: 'Boston University',
      title: 'Financial literacy 101: understanding credit',
      url: 'https://www.bu.edu/smartmoney/2024/03/22/financial-literacy-101-understanding-credit/',
      readIn: 'the page itself',
      checkedOn: '2026-11-22',
    },
  },
} as const satisfies Record<string, { source: Source; [figure: string]: unknown }>
