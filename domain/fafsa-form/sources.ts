// cspell:ignore usedgov isirs beaconhillwm
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
    title: 'Dependency status: the form’s questions',
    url: 'https://studentaid.gov/apply-for-aid/fafsa/filling-out/dependency',
    readIn:
      'the 2025–26 questions at srfs.upenn.edu, with the form’s note that separated means not married; angelo.edu has the longer wording from an earlier year',
  },
  veterans: {
    ...congress,
    title: '20 USC 1087vv(c), veterans',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087vv',
    readIn: 'a copy of the US Code as of October 4, 2024 (casetext.com)',
  },
  homelessYouth: {
    publisher: 'StartWithFAFSA.org',
    title: 'Unusual circumstances and the FAFSA',
    url: 'https://www.startwithfafsa.org/2024/03/unusual-circumstances-and-the-fafsa/',
    checkedOn,
    readIn: 'startwithfafsa.org; a copy of the Department’s letter GEN-23-06 as updated July 19, 2024',
  },
  fosterYouth: {
    publisher: 'Fresno County Superintendent of Schools',
    title: 'Financial aid application questions and answers',
    url: 'https://iplan.fcoe.org/pdf-pages/financial-aid-application-questions-answers/',
    checkedOn,
    readIn: 'iplan.fcoe.org, which quotes the 2024–25 questions',
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
    publisher: 'Mapping Your Future',
    title: 'Questions to determine who needs to contribute to a student’s FAFSA',
    url: 'https://mappingyourfuture.org/questions-to-determine-who-needs-to-contribute-to-a-students-fafsa',
    checkedOn,
    readIn: 'mappingyourfuture.org; financialaid.arizona.edu and services.baker.edu agree',
  },
  parentsApart: {
    ...department,
    title:
      'Federal Student Aid Handbook, Application and Verification Guide: parents who do not live together',
    url: 'https://fsapartners.ed.gov/knowledge-center/fsa-handbook/2025-2026/application-and-verification-guide',
    readIn: 'northeaststate.edu; sfcc.spokane.edu for a year without support',
  },
  whoIsAParent: {
    publisher: 'Citrus College',
    title: 'FAFSA contributors and providing consent',
    url: 'https://citruscollegerequests.zendesk.com/hc/en-us/articles/20980734858004-2024-2025-FAFSA-Contributors-and-Providing-Consent',
    checkedOn,
    readIn:
      'citruscollegerequests.zendesk.com; pressreader.com (Daily Press, October 18, 2020, from the Department) on stepparents and on divorced parents who live together',
  },
  /** The numbers and names of the questions, in the order of the form. */
  questionNumbers: {
    ...department,
    title: '2026–27 ISIR record layout, with the number of each question on the form',
    url: 'https://fsapartners.ed.gov/sites/default/files/2025-07/202627ISIRRecLayout.xlsx',
    readIn: 'the Department’s own transcription, github.com/usedgov/fafsa-test-isirs-2026-27',
  },
  preview: {
    ...department,
    title: '2026–27 FAFSA Preview Presentation, August 2025',
    url: 'https://docs.google.com/presentation/d/1QoS3BiSf5l40Rft3h3CP4ATTqLfC0LiJ/htmlpresent',
    readIn: 'a copy of its first slides at docs.google.com',
  },
  studentGuide: {
    publisher: 'Northern Illinois University',
    title: 'FAFSA student guide 2025–26, step by step',
    url: 'https://scholarships.niu.edu/financial-aid/help/guides/fafsa-student-guide-2025-26.shtml',
    checkedOn,
    readIn: 'scholarships.niu.edu, steps 1 to 7',
  },
  handbook: {
    ...department,
    title: 'Federal Student Aid Handbook 2025–26, Application and Verification Guide, chapter 2',
    url: 'https://fsapartners.ed.gov/knowledge-center/fsa-handbook/2025-2026/application-and-verification-guide/ch2-filling-out-fafsa-form',
    readIn: 'the beginning of the chapter at fsapartners.ed.gov',
  },
  identity: {
    publisher: 'Franklin ISD',
    title: 'FAFSA: accounts, documents, and the name on the Social Security card',
    url: 'https://sites.google.com/franklinisd.net/collegeandcareer/fafsa',
    checkedOn,
    readIn: 'sites.google.com; standoutcollegeprep.com agrees on the name',
  },
  collegePlans: {
    publisher: 'Idaho State Board of Education, Next Steps Idaho',
    title: 'FAFSA overview: what to expect',
    url: 'https://nextsteps.idaho.gov/resources/fafsa-what-to-expect',
    checkedOn,
    readIn: 'nextsteps.idaho.gov',
  },
  invitation: {
    publisher: 'National College Attainment Network',
    title: 'Updated FAFSA guidance for mixed-status families, October 27, 2025',
    url: 'https://www.ncan.org/news/news.asp?id=713255',
    checkedOn,
    readIn: 'ncan.org; collegecost.org on the emailed code and on verification while the account is created',
  },
  invitationEnds: {
    publisher: 'Baker College',
    title: 'Contributors on the FAFSA form',
    url: 'https://services.baker.edu/TDClient/1973/Portal/KB/ArticleDet?ID=159767',
    checkedOn,
    readIn: 'services.baker.edu',
  },
  withoutSsn: {
    ...department,
    title:
      'GENERAL-24-140, StudentAid.gov accounts for individuals without a Social Security number, December 6, 2024',
    url: 'https://fsapartners.ed.gov/knowledge-center/library/electronic-announcements/2024-12-06/update-regarding-studentaidgov-account-creation-individuals-without-social-security-number',
    readIn: 'fsapartners.ed.gov',
  },
  ownStatus: {
    publisher: 'LegalClarity',
    title: 'How to file the FAFSA for a parent with no SSN',
    url: 'https://legalclarity.org/how-to-file-the-fafsa-for-a-parent-with-no-ssn',
    checkedOn,
    readIn: 'legalclarity.org',
  },
  parentEducation: {
    publisher: 'Scholar Shop Mom',
    title: 'Three errors on the FAFSA that may affect your contribution',
    url: 'https://scholarshopmom.org/3-errors-on-fafsa-that-may-affect-your-contribution-for-2025',
    checkedOn,
    readIn: 'scholarshopmom.org',
  },
  familySize: {
    publisher: 'Sallie Mae, quoting the form',
    title: 'FAFSA guide 2025–26: the parent’s household',
    url: 'https://salliemae.com/college-planning/financial-aid/fafsa/fafsa-guide/parent-household-information',
    checkedOn,
    readIn: 'salliemae.com; scholarshopmom.org on parents who are in college themselves',
  },
  numberInCollege: {
    publisher: 'National Association of Student Financial Aid Administrators',
    title: 'Why do comment code 108 and reject code 9 exist?',
    url: 'https://askregs.nasfaa.org/article/36902/why-do-comment-code-108-and-reject-code-9-exist-if-number-in-college-is-not-used-in-the-sai-calculation',
    checkedOn,
    readIn: 'askregs.nasfaa.org, for 2024–25 and later',
  },
  taxLines: {
    publisher: 'Sallie Mae, quoting the form',
    title: 'FAFSA guide 2025–26: lines of the tax return',
    url: 'https://salliemae.com/college-planning/financial-aid/fafsa/fafsa-guide/student-spouse-income',
    checkedOn,
    readIn: 'salliemae.com; beaconhillwm.ca for line 11a of the 2025 Form 1040',
  },
  taxYear: {
    ...congress,
    title: '20 USC 1087vv(a), the tax year whose income counts',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087vv',
    readIn: 'a copy of the US Code as of October 4, 2024 (casetext.com)',
  },
  jointReturn: {
    publisher: 'Muskegon Community College',
    title: 'FAFSA questions: separated, divorced, or widowed after a joint return',
    url: 'https://muskegoncc.edu/?p=36037',
    checkedOn,
    readIn: 'muskegoncc.edu; support.goingmerry.com and fastweb.com agree',
  },
  assets: {
    publisher: 'Mapping Your Future',
    title: 'Things to know when calculating assets for the 2025–26 FAFSA',
    url: 'https://mappingyourfuture.org/?p=4146',
    checkedOn,
    readIn: 'mappingyourfuture.org; savingforcollege.com on net worth and retirement accounts',
  },
  assetsSkipped: {
    publisher: 'Mapping Your Future',
    title: 'Three reasons a FAFSA filer won’t need to report assets',
    url: 'https://mappingyourfuture.org/three-reasons-a-fafsa-filer-wont-need-to-report-assets-2',
    checkedOn,
    readIn: 'mappingyourfuture.org',
  },
  familyFarms: {
    ...department,
    title: 'APP-25-23, 2026–27 FAFSA form and Pell Grant updates',
    url: 'https://fsapartners.ed.gov/knowledge-center/library/electronic-announcements/2025-08-15/2026-27-fafsa-form-and-pell-grant-eligibility-updates',
    readIn: 'higheredreadinessproject.org',
  },
  mistakes: {
    publisher: 'University of Puget Sound',
    title: 'Common mistakes when applying for student aid',
    url: 'https://pugetsound.edu/admission/cost-aid/financial-resources/fafsa',
    checkedOn,
    readIn: 'pugetsound.edu; savingforcollege.com and medinaisd.org agree',
  },
  timeNeeded: {
    publisher: 'LegalClarity',
    title: 'What do you need to fill out the FAFSA form?',
    url: 'https://legalclarity.org/what-do-you-need-to-fill-out-the-fafsa-form',
    checkedOn,
    readIn: 'legalclarity.org',
  },
} as const satisfies Record<string, Source>
