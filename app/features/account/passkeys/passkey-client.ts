import { readTexts } from '#app/shell/json-texts.ts'
import { passkeyText } from './messages.ts'

/** What became of asking a device: nothing on success, otherwise a message for the visitor. */
export type PasskeyAnswer = { isDone: true } | { isDone: false; message: string }

/** Whether this browser knows passkeys, and the JSON forms of what it exchanges with the server. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/**
 * Lets the visitor choose a passkey and sends what it signed to the server.
 * @param apiUrl the address of the site's own API
 */
export function usePasskey(apiUrl: string, purpose: 'sign-in' | 'prove'): Promise<PasskeyAnswer> {
  const canceled = purpose === 'sign-in' ? passkeyText.canceled : passkeyText.notConfirmed
  return exchange(canceled, async () => {
    const address = `${apiUrl}/account/passkeys/challenge`
    const asked = await post<PublicKeyCredentialRequestOptionsJSON>(address, { purpose })
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked)
    const used = await navigator.credentials.get({ publicKey })
    const path = purpose === 'sign-in' ? 'login' : 'proof'
    await post(`${apiUrl}/account/passkeys/${path}`, toJson(used))
  })
}

/** Lets the visitor make a passkey, and adds it to their account. */
export function addPasskey(apiUrl: string, name: string): Promise<PasskeyAnswer> {
  return exchange(passkeyText.page.canceled, async () => {
    const address = `${apiUrl}/account/passkeys/options`
    const asked = await post<PublicKeyCredentialCreationOptionsJSON>(address, {})
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked)
    const made = await navigator.credentials.create({ publicKey })
    await post(`${apiUrl}/account/passkeys`, { name, credential: toJson(made) })
  })
}

/** An answer of the server that says what is wrong. */
class RefusalError extends Error {
  override name = 'RefusalError'
}

async function exchange(canceled: string, work: () => Promise<void>): Promise<PasskeyAnswer> {
  try {
    await work()
    return { isDone: true }
  } catch (error) {
    return { isDone: false, message: describe(error, canceled) }
  }
}

/** Browsers say of most failures only that nothing happened, so that sites learn nothing about the device. */
function describe(error: unknown, canceled: string): string {
  if (error instanceof RefusalError) return error.message
  if (error instanceof DOMException)
    return error.name === 'InvalidStateError' ? passkeyText.page.alreadyThere : canceled
  return passkeyText.unreachable
}

/** Returns the answer as it is: the browser checks what it is given. */
async function post<Answer>(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = response.status === 204 ? undefined : await response.json()
  if (response.ok) return answer
  throw new RefusalError(readTexts(answer, 'message').message || passkeyText.unreachable)
}

function toJson(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  return credential.toJSON()
}
