import { secondFactorText } from '#app/features/account/second-factor/messages.ts'
import type { QrCode } from '#app/features/account/second-factor/qr-code.server.ts'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import { ActionForm } from './action-form.tsx'
import styles from './second-factor.module.css'

interface FactorSetupProps {
  /** The key of the app, in groups. */
  appKey: string
  /** The same for an app on this device. */
  appAddress: string
  qrCode: QrCode
  reply: SentForm | undefined
}

const { page, code } = secondFactorText

/** Gives the key to an app, and asks for the first code of it. */
export function FactorSetup({ appKey, appAddress, qrCode, reply }: FactorSetupProps) {
  const { size, path } = qrCode
  return (
    <>
      <Part id="scan" title={page.scanTitle}>
        <p>{page.scan}</p>
        {/* Dark on light in both themes: not every camera reads the opposite. */}
        <svg className={styles.qr} role="img" aria-label={page.qrLabel} viewBox={`0 0 ${size} ${size}`}>
          <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
          <path fill="#000" d={path} />
        </svg>
        <p>
          {page.typeKey} <code className={styles.code}>{appKey}</code>
        </p>
        <p>
          <a href={appAddress}>{page.onThisPhone}</a>
        </p>
      </Part>
      <Part id="confirm" title={page.confirmTitle}>
        <form className={styles.form} method="post" noValidate>
          <TextField
            {...connectField(reply, 'code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            label={code.field}
          />
          <Button fitContent name="do" type="submit" value="confirm">
            {page.confirm}
          </Button>
        </form>
        <ActionForm what="cancel">
          <Button fitContent size="small" type="submit" variant="white-ns">
            {page.cancel}
          </Button>
        </ActionForm>
      </Part>
    </>
  )
}
