import type { Email, EmailSite } from '#app/mail/email.ts'
import { renderHtml } from '#app/mail/email-html.tsx'
import { renderText } from '#app/mail/email-text.ts'
import {
  type ClaimedMail,
  claimMail,
  endLostTries,
  finishMail,
  type MailKinds,
} from '#app/mail/outbox.server.ts'
import type { RenderedEmail } from '#app/mail.ts'
import type { Services } from '#app/services.ts'
import { afterTry } from '#domain/mail/mail-state.ts'

/**
 * How long an email waits at first: its work must not fall into the answer to who asked for it, or the time of the
 * answer would tell whether an address has an account.
 */
const randomPauseMs = () => 200 + Math.random() * 500

/** How often it looks for retries that are due and for emails whose process died. */
const everyMs = 30_000

/**
 * Sends the emails of the outbox, one after another soon after any process has queued them. An email is marked
 * as being sent before it is handed over, so that none is sent twice: see `afterTry` for what follows a crash.
 * @returns a function that stops it and waits for the email in hand
 */
export function startMailWorker(
  services: Pick<Services, 'database' | 'mailer' | 'now' | 'log'>,
  { kinds, site, pauseMs = randomPauseMs }: { kinds: MailKinds; site: EmailSite; pauseMs?: () => number },
): () => Promise<void> {
  const { database, mailer, now, log } = services
  let isStopped = false
  let isWanted = false
  let running: Promise<void> | undefined

  async function sendOne(): Promise<boolean> {
    const taken = await claimMail(services, { kinds, site })
    if (!taken) return false
    const handoff = await mailer.send(renderEmail(taken, site))
    const isRepeatable = kinds[taken.kind]?.isRepeatable ?? false
    const after = afterTry(handoff, { tries: taken.tries, isRepeatable, now: now() })
    await database.write((tx) => finishMail(tx, taken.id, after, now()))
    const line = { mail: taken.id, kind: taken.kind, state: after.state, tries: taken.tries }
    if (after.state === 'sent') log.info(line, 'mail sent')
    else log.warn({ ...line, problem: after.problem }, 'mail not sent')
    return true
  }

  async function sendAll(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        await endLostTries(services, kinds)
        while (!isStopped && (await sendOne()));
      } catch (error) {
        // What was taken ends its lease; the rest waits for the next round.
        log.error({ err: error }, 'mail not sent')
      }
    }
  }

  function wake(): void {
    isWanted = true
    running ??= sendAll().finally(() => {
      running = undefined
    })
  }

  let pause: NodeJS.Timeout | undefined
  const stopListening = database.onChange((topic) => {
    if (topic !== 'mail') return
    pause ??= setTimeout(() => {
      pause = undefined
      wake()
    }, pauseMs()).unref()
  })
  const timer = setInterval(wake, everyMs).unref()
  wake()
  return async () => {
    isStopped = true
    clearInterval(timer)
    clearTimeout(pause)
    stopListening()
    await running
  }
}

function renderEmail({ id, email, message }: ClaimedMail, site: EmailSite): RenderedEmail {
  return {
    messageId: `${id}@${new URL(site.siteUrl).hostname}`,
    to: email,
    replyTo: message.replyTo,
    subject: message.subject,
    text: renderText(message, site),
    html: renderHtml(message, site),
    headers: unsubscribeHeaders(message),
  }
}

/** RFC 2369 and RFC 8058: mail programs show their own button, which ends the subscription with one request. */
function unsubscribeHeaders({ unsubscribeUrl }: Email): Record<string, string> {
  if (!unsubscribeUrl) return { 'Auto-Submitted': 'auto-generated' }
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
