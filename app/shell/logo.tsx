/** The logo mark: a coin with the letter, which is also a folded sheet. The name beside it is text. */
export function LogoMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="#8447eb" />
      <path
        d="M9 19V7h6.2a3.6 3.6 0 0 1 1.6 6.8A3.7 3.7 0 0 1 15.6 21H12"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
