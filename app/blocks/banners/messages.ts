export const bannerText = {
  keyTakeaways: 'Key takeaways',
  verdict: 'Our verdict',
  whyTrust: 'How this page was checked',
  tip: 'Tip',
}
