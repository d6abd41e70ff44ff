import type { Source } from '#domain/award-years/source.ts'

const checkedOn = '2026-11-27'
const department = { publisher: 'US Department of Education', checkedOn } as const
const congress = { publisher: 'US Congress', checkedOn } as const

/** The law and the guidance behind the questions of the FAFSA form, and where we read them. */
export const formSources = {
  independentStudents: {
    ...congress,
    title: '20 USC 1087vv(d), independent students',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087vv',
    readIn:
      'summaries by the National Consumer Law Center (library.nclc.org) and Northern Michigan University (nmu.edu)',
  },
  dependencyQuestions: {
    ...department,
    title: 'Dependency status: the questions of the form',
    url: 'https://studentaid.gov/apply-for-aid/fafsa/filling-out/dependency',
    readIn:
      'the questions of 2025–26 at srfs.upenn.edu, with the form’s note that separated means not married; angelo.edu has the longer wording of an earlier year',
  },
  veterans: {
    ...congress,
    title: '20 USC 1087vv(c), veterans',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087vv',
    readIn: 'a copy of the US Code as of October 4, 2024 (casetext.com)',
  },
  homelessYouth: {
    ...department,
    title: 'GEN-23-06, unaccompanied homeless youth determinations',
    url: 'https://fsapartners.ed.gov/knowledge-center/library/dear-colleague-letters/2023-04-14/unaccompanied-homeless-youth-determinations-update',
    readIn: 'a copy of the letter as updated July 19, 2024; startwithfafsa.org for who can confirm it',
  },
  fosterYouth: {
    publisher: 'Fresno County Superintendent of Schools',
    title: 'Financial aid application questions and answers',
    url: 'https://iplan.fcoe.org/pdf-pages/financial-aid-application-questions-answers/',
    checkedOn,
    readIn: 'iplan.fcoe.org, which quotes the questions of 2024–25',
  },
  unusualCircumstances: {
    ...congress,
    title: '20 USC 1087vv(d)(9) and 1087uu-2, unusual circumstances',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087vv',
    readIn: 'nmu.edu and financialaid.arizona.edu; askregs.nasfaa.org for the 60 days',
  },
  parentRefuses: {
    ...department,
    title: 'Dependency status: parents who are unwilling to provide information',
    url: 'https://studentaid.gov/apply-for-aid/fafsa/filling-out/dependency',
    readIn: 'srfs.upenn.edu and financialaid.wvu.edu',
  },
  contributors: {
    ...department,
    title: 'Who is a contributor on the FAFSA form',
    url: 'https://studentaid.gov/help-center/answers/article/who-is-a-contributor-on-fafsa-form',
    readIn: 'mappingyourfuture.org, financialaid.arizona.edu and services.baker.edu',
  },
  parentsApart: {
    ...department,
    title:
      'Federal Student Aid Handbook, Application and Verification Guide: parents who do not live together',
    url: 'https://fsapartners.ed.gov/knowledge-center/fsa-handbook/2025-2026/application-and-verification-guide',
    readIn: 'northeaststate.edu; sfcc.spokane.edu for a year without support',
  },
  whoIsAParent: {
    ...department,
    title: 'Who counts as a parent on the FAFSA form',
    url: 'https://studentaid.gov/apply-for-aid/fafsa/filling-out/parent-info',
    readIn: 'chicagotribune.com and jeffstateonline.com, which quote the Department',
  },
} as const satisfies Record<string, Source>
