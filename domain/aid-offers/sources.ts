import type { Source } from '#domain/award-years/source.ts'

const checkedOn = '2026-11-27'

/** What the rules for aid offers rest on. None of these binds a school to one format. */
export const offerSources = {
  /** Net price takes grants and scholarships alone off all key costs; 91% of colleges understate it or leave it out. */
  netPrice: {
    publisher: 'US Government Accountability Office',
    title: 'Financial Aid Offers, GAO-23-104708',
    url: 'https://www.gao.gov/products/gao-23-104708',
    checkedOn,
    readIn: 'gao.gov, the summary of the report; nasfaa.org, which lists the practices the report counts',
  },
  /** Costs paid to the school and to others, three kinds of aid apart, and a net price. */
  transparency: {
    publisher: 'College Cost Transparency Initiative',
    title: 'Principles and standards for aid offers',
    url: 'https://www.collegeprice.org',
    checkedOn,
    readIn: 'nasfaa.org, September 2023; a page from a college that signed on to them',
  },
  financingPlan: {
    publisher: 'US Department of Education',
    title: 'College Financing Plan',
    url: 'https://fsapartners.ed.gov/knowledge-center',
    checkedOn,
    readIn:
      'help.anthology.com and docs.oracle.com, on the 2024–25 and 2025–26 templates; not the template itself',
  },
  /** Work-study is paid for work, at least once a month; it goes to the bill only if the student agrees in writing. */
  workStudy: {
    publisher: 'US Department of Education',
    title: '34 CFR 675.16, payments to students',
    url: 'https://www.ecfr.gov/current/title-34/section-675.16',
    checkedOn,
    readIn: 'public copies of the section, one from 2007',
  },
  /** Aid administrators may adjust the cost and the data of a family case by case, with documents. */
  judgment: {
    publisher: 'US Congress',
    title: 'Higher Education Act, section 479A (20 USC 1087tt)',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087tt',
    checkedOn,
    readIn:
      'old.govregs.com, the text before the 2020 amendment, with the examples; the amendment is in the next source',
  },
  /** Schools must consider every request, and may not refuse all of them as a rule. */
  requests: {
    publisher: 'US Department of Education',
    title: 'Dear Colleague Letter GEN-22-15',
    url: 'https://fsapartners.ed.gov/knowledge-center/library/dear-colleague-letters',
    checkedOn,
    readIn: 'collegeaidservices.net, November 9, 2022',
  },
  address: {
    publisher: 'Consumer Financial Protection Bureau',
    title: 'URL specifications for offer data',
    url: 'https://github.com/cfpb/college-costs/blob/main/docs/url-spec.md',
    checkedOn,
    readIn:
      'the specification in its repository, and the code for the tool that reads the address; whether the tool still works was not checked',
  },
} as const satisfies Record<string, Source>
