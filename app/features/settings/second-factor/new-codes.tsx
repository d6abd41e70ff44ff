import { secondFactorText } from '#app/features/account/second-factor/messages.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { ActionForm } from './action-form.tsx'
import styles from './second-factor.module.css'

const { codes: words } = secondFactorText.page

/** Shows new recovery codes. The file is in its own link, so that it is saved without script and without another request. */
export function NewCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const { siteName } = usePublicSettings()
  const file = `${[words.fileHead(siteName, email), '', ...codes].join('\r\n')}\r\n`
  return (
    <>
      <Card>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code className={styles.code}>{code}</code>
            </li>
          ))}
        </ol>
      </Card>
      <p>
        <a
          download={words.fileName(siteName)}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          {words.download}
        </a>
      </p>
      <ActionForm what="saved">
        <Button fitContent type="submit">
          {words.saved}
        </Button>
      </ActionForm>
    </>
  )
}
