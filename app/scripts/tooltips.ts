// On pages without React: opens the tooltips of app/ui/tooltip/ on hover, on focus and on a long touch. A press opens
// them without it. A route asks for it with `handle.enhance`.
import { hearTooltip } from '#app/ui/tooltip/hear-tooltip.ts'

for (const root of document.querySelectorAll<HTMLElement>('[data-tooltip]')) hearTooltip(root)
