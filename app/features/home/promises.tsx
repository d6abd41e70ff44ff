import { href } from 'react-router'
import { useSamplesPoint } from '#app/shell/listings.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from './home.module.css'
import { homeText } from './messages.ts'

/** What the site commits to, in one line. */
export function Promises() {
  const titles = [...homeText.promises.list, ...useSamplesPoint('PSL').map(({ title }) => title)]
  return (
    <div className={styles.promises}>
      <VisuallyHidden>
        <h2>{homeText.promises.title}</h2>
      </VisuallyHidden>
      <ul className={styles.promiseList}>
        {titles.map((title) => (
          <li key={title}>
            <Icon name="check" size={20} />
            {title}
          </li>
        ))}
      </ul>
      <a href={href('/about/ranking')}>{homeText.promises.more}</a>
    </div>
  )
}
