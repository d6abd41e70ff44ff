/** Answers to other questions, which a form passes on unseen. */
export function CarriedAnswers({ entries }: { entries: readonly (readonly [string, string])[] }) {
  return entries.map(([name, value]) => <input key={name} name={name} type="hidden" value={value} />)
}
