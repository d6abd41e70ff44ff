import { href, useLocation } from 'react-router'
import { usePageRender } from '#app/page-render.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Container } from '#app/ui/page/page.tsx'
import { shellText } from './messages.ts'
import styles from './preview-bar.module.css'

const said = shellText.preview

/**
 * Shown on every page while an editor sees drafts: it says so, follows changes (app/scripts/preview.ts), and
 * has a button to leave the preview.
 */
export function PreviewBar() {
  const { preview } = usePageRender()
  const { pathname, search } = useLocation()
  return (
    <aside
      className={styles.bar}
      id="preview"
      aria-label={said.name}
      data-position={preview?.position}
      data-topics={preview && JSON.stringify(preview.topics)}
    >
      <Container className={styles.inside}>
        <p className={styles.name}>{said.name}</p>
        <p className={styles.text}>
          {said.isOn}{' '}
          <span role="status" data-preview-status data-live={said.live} data-ended={said.ended}>
            {said.still}
          </span>
        </p>
        <form className={styles.leave} method="post" action={href('/preview')}>
          <input type="hidden" name="path" value={pathname + search} />
          <Button type="submit" variant="white" size="small" fitContent>
            {said.leave}
          </Button>
        </form>
      </Container>
    </aside>
  )
}
