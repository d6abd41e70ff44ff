import { deleteEndedChallenges } from '#app/features/account/passkeys/challenges.server.ts'
import { deleteExpiredSessions } from '#app/features/account/queries.server.ts'
import { deleteEndedResets } from '#app/features/account/recovery.server.ts'
import { deleteEndedSignIns } from '#app/features/account/second-factor/pending-sign-in.server.ts'
import { eraseOldContacts, eraseUnconfirmedEntrants } from '#app/features/drawing/contacts.server.ts'
import { deleteOldClicks } from '#app/features/outbound/record-click.server.ts'
import { eraseClaimedCodes, eraseNetworkHashes } from '#app/features/referrals/qualify.server.ts'
import { deleteDueAccounts } from '#app/features/settings/delete-account.server.ts'
import { deleteEndedChanges } from '#app/features/settings/request-email-change.server.ts'
import { deleteOldMail } from '#app/mail/outbox.server.ts'
import { deleteOldSubscriptions } from '#app/mail/subscriptions.server.ts'
import { deleteEndedAttempts } from '#app/security/attempt-limits.ts'
import type { Services } from '#app/services.ts'
import type { Schema } from '#server/database/schema.ts'

export type RetentionServices = Pick<Services, 'database' | 'now' | 'visitorRecords'> & {
  securityLog: Pick<Services['securityLog'], 'note'>
}

interface Kept {
  table: keyof Schema & string
  /** What its rows are. */
  holds: string
  /** For the reader of docs/privacy.md. */
  keptFor: string
  why: string
}

/** How long the rows of a table are kept, and what deletes them. */
export type RetentionRule = Kept &
  (
    | {
        /** Deletes what is older, and returns how many rows. */
        erase(services: RetentionServices): Promise<number>
      }
    | {
        /** The `VisitorRecords` that delete them. */
        records: string
      }
  )

/** What the hourly sweep deletes: docs/privacy.md has the same lines, and a test moves the clock past each. */
export const retentionRules: readonly RetentionRule[] = [
  {
    table: 'draft',
    holds: 'answers to the questions of a product line',
    keptFor: '7 days after the last change; for refinancing, 30 days',
    why: 'resuming the questions, and showing lists that fit the answers',
    records: 'answers',
  },
  {
    table: 'form_reply',
    holds: 'the encrypted contents of a form that was rejected or is answered on its own page',
    keptFor: '1 day',
    why: 'showing the form again with what was typed',
    records: 'recentForms',
  },
  {
    table: 'refinance_application',
    holds: 'refinance loans that a browser tracks',
    keptFor: '30 days after the last change in a browser; in an account, until its owner deletes it',
    why: 'the worksheet and its deadlines',
    records: 'refinanceApplications',
  },
  {
    table: 'own_item',
    holds: 'loan offers, cards, and scholarships that a visitor has or found elsewhere and typed in',
    keptFor: '30 days after the last change in a browser; in an account, until its owner deletes it',
    why: 'comparing them with listed ones, and tracking their deadlines',
    records: 'ownItems',
  },
  {
    table: 'session',
    holds: 'who is signed in, as the hash of a token',
    keptFor: '30 days after the last visit, 180 days after the sign-in',
    why: 'staying signed in',
    erase: deleteExpiredSessions,
  },
  {
    table: 'attempt',
    holds: 'counts of attempts, under a keyed hash of who made them',
    keptFor: 'the period its limit covers: minutes, or a day',
    why: 'limiting guesses and abuse',
    erase: deleteEndedAttempts,
  },
  {
    table: 'password_reset',
    holds: 'one-time keys for a new password, as hashes',
    keptFor: '30 minutes',
    why: 'replacing a forgotten password',
    erase: deleteEndedResets,
  },
  {
    table: 'email_change',
    holds: 'a change of an account’s email address not yet confirmed from both mailboxes',
    keptFor: '1 day',
    why: 'changing the address once both have confirmed it',
    erase: deleteEndedChanges,
  },
  {
    table: 'account',
    holds: 'accounts whose owners asked to delete them',
    keptFor: '7 days after that, with everything stored about their addresses',
    why: 'undoing an accidental deletion',
    erase: deleteDueAccounts,
  },
  {
    table: 'pending_sign_in',
    holds: 'sign-ins waiting for a second-factor code',
    keptFor: '10 minutes',
    why: 'asking for the code on a page of its own',
    erase: deleteEndedSignIns,
  },
  {
    table: 'passkey_challenge',
    holds: 'challenges that a passkey has not signed yet',
    keptFor: '5 minutes',
    why: 'accepting each answer once',
    erase: deleteEndedChallenges,
  },
  {
    table: 'referral',
    holds: 'which sign-ups came through whose link; only the hash of the network is erased',
    keptFor: 'the hash for 30 days, the rest as long as the account the link belongs to',
    why: 'counting, and finding accounts made by the same person',
    erase: eraseNetworkHashes,
  },
  {
    table: 'reward_code',
    holds: 'reward codes; only the code is erased',
    keptFor: '90 days after it was claimed',
    why: 'showing it again to whoever claimed it',
    erase: eraseClaimedCodes,
  },
  {
    table: 'mail',
    holds: 'emails that were sent, refused, or no longer wanted',
    keptFor: '30 days after they were sent or abandoned; one still waiting is retried for a day',
    why: 'sending each one only once, and finding out why one did not arrive',
    erase: deleteOldMail,
  },
  {
    table: 'subscription',
    holds: 'who asked for emails on a topic',
    keptFor: '14 days if nobody confirms it; 400 days after it ended',
    why: 'sending what was asked for, and showing later that it was',
    erase: deleteOldSubscriptions,
  },
  {
    table: 'drawing_contact',
    holds: 'who entered a drawing',
    keptFor: '120 days after the last day to enter, once the award is given',
    why: 'notifying the winner and the alternates',
    erase: eraseOldContacts,
  },
  {
    table: 'drawing_request',
    holds: 'addresses that were asked to confirm an entry',
    keptFor: '7 days after the last day to enter',
    why: 'entering an address once its owner confirms it',
    erase: eraseUnconfirmedEntrants,
  },
  {
    table: 'outbound_click',
    holds: 'which offer was chosen and when, but not by whom',
    keptFor: '400 days',
    why: 'a report of choices over one year',
    erase: deleteOldClicks,
  },
]
