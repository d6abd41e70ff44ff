import { href } from 'react-router'
import { requireRecentAuth } from '#app/features/account/recent-auth.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import type { Route } from './+types/export-page.ts'
import { settingsText } from './messages.ts'
import { SettingFrame } from './setting-frame.tsx'
import { describeSetting } from './setting-page.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireRecentAuth(args, 'settings-export')
  return describeSetting(args, 'export')
}

export const meta = metaWithoutTitle

const text = settingsText.export

export default function ExportPage() {
  return (
    <SettingFrame {...settingsText.pages.export}>
      <p>{text.contains}</p>
      <p>{text.leavesOut}</p>
      <p>
        {text.format} {text.keepSafe}
      </p>
      <ButtonLink fitContent href={href('/dashboard/settings/export.json')} download>
        {text.submit}
      </ButtonLink>
    </SettingFrame>
  )
}
