import { shellText } from '#app/shell/messages.ts'

/** Texts of /about/privacy-choices. */
export const choicesText = {
  title: 'Privacy choices',
  about: 'About',
  description: 'What other companies may load in your browser while you use this site, and how to say no.',
  nothing: {
    lead: 'This site shares nothing about your visit with anyone, so there’s nothing to choose.',
    text: 'No other company’s scripts run here, for analytics or for ads. If that ever changes, every page will ask you first, and nothing will load until you say yes.',
  },
  asked: {
    lead: (hosts: string) => `You decide whether scripts from ${hosts} may load while you use this site.`,
    legend: 'What may load',
    categories: {
      analytics: {
        label: 'Analytics',
        detail: 'Measures which pages are read, which schools are picked, and how often a loan is chosen.',
      },
      advertising: {
        label: 'Advertising',
        detail:
          'Measures whether an ad led someone here, and may be used to choose the ads you see on other sites.',
      },
    },
    save: 'Save my choices',
    all: shellText.consent.all,
    necessary: shellText.consent.necessary,
  },
  /** Keyed by what was chosen. */
  now: {
    unknown: 'You haven’t chosen yet, so nothing loads.',
    all: 'Your current choice: analytics and advertising.',
    analytics: 'Your current choice: analytics only.',
    advertising: 'Your current choice: advertising only.',
    necessary: 'Your current choice: necessary only.',
  },
  honored: {
    title: shellText.optOutHonored,
    text: 'Your browser sends a Global Privacy Control signal. We treat that as a no to sharing, advertising, and analytics, whatever was chosen here before.',
  },
  minor: {
    title: 'Advertising and sharing are off',
    text: 'Someone using this browser told us that they’re under 18. For anyone under 18, nothing is shared and no other company’s scripts load, so there’s nothing to choose.',
  },
  necessaryTitle: 'Always on',
  necessary:
    'What the site needs to work, from this site alone: keeping you signed in, restoring your answers, and remembering this choice.',
  rulesTitle: 'What each choice means',
  rules: [
    'Nothing loads until you say yes. Saying no costs you nothing: every tool works the same.',
    'We never give them your answers, your name, or your email address. Their scripts don’t load on pages where you answer our questions, sign in, or see your results, or on a page whose address contains an answer.',
    'While they run, they could read what you type into the search field, or the school or amount that you start with on the home page or a product’s first page.',
    'We remember your choice in this browser for a year. You can change it here at any time.',
    'If you change a yes to a no, anything a script already stored in your browser stays until it expires or until you delete it in your browser’s settings.',
  ],
  more: 'How we handle your data',
} as const
