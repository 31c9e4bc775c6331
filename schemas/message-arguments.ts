/**
 * What the site fills in itself in each interface word, by the word's key. Every other `{name}` in one is a figure of Settings, which is
 * filled in before: an argument that had the key of a figure would never be seen.
 */
export const messageArguments: Readonly<Record<string, readonly string[]>> = {
  'notice.notTranslated': ['language'],
  'insight.readTime': ['minutes'],
  'insight.published': ['date'],
  'insight.linkTo': ['heading'],
  'insight.page': ['page'],
  'insight.pageOf': ['page', 'pages'],
  'insight.pageTitle': ['page', 'title'],
  'video.from': ['host'],
  'contact.tooLong': ['max'],
  'discoveryCall.failed': ['email'],
  'discoveryCall.returning': ['seconds'],
  'legal.lastUpdated': ['date'],
  'sections.moreAbout': ['name'],
  'sections.showMore': ['count'],
  'unsubscribe.advice': ['email'],
  'roi.description': ['payback', 'savings', 'span'],
  'roi.chart.months': ['span'],
  'assessment.questionOf': ['number', 'total'],
  'assessment.score': ['scale', 'score'],
  'assessment.shareSubject': ['scale', 'score'],
  'assessment.shareBody': ['profile', 'scale', 'score', 'url'],
  'assessment.mailSubject': ['profile', 'scale', 'score'],
  'assessment.mailLead': ['date'],
  'downloads.startedText': ['file'],
  'starterGuide.chapters': ['count'],
  'playbooks.week': ['week'],
  'playbooks.failed': ['email'],
  'playbooks.successText': ['email'],
}
