import { useLocation } from 'react-router'
import { usePagePrint } from '#app/page-print.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Container } from '#app/ui/page/page.tsx'
import styles from './preview-bar.module.css'
import { words } from './words.ts'

const said = words.preview

/** On every page while drafts are shown: says so, follows what changes (app/scripts/preview.ts), and has the way out. */
export function PreviewBar() {
  const { preview } = usePagePrint()
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
        <form className={styles.leave} method="post" action="/preview">
          <input type="hidden" name="path" value={pathname + search} />
          <Button type="submit" variant="white" size="small" fitContent>
            {said.leave}
          </Button>
        </form>
      </Container>
    </aside>
  )
}
