/** A plan as a tool of others would write it, made up for the tests. */

const HERE = 'https://clinic.test/fhir';

export const heartPlan = {
  resourceType: 'PlanDefinition',
  id: 'heart.failure/at home',
  meta: { versionId: '4' },
  url: `${HERE}/PlanDefinition/heart`,
  version: '2.1',
  title: 'Heart failure at home',
  status: 'active',
  description: 'Six weeks after leaving hospital.',
  publisher: 'St. Elsewhere',
  contained: [
    {
      resourceType: 'Questionnaire',
      id: 'breath',
      title: 'Your breath',
      status: 'active',
      item: [
        {
          linkId: '1',
          type: 'group',
          text: 'Today',
          item: [
            {
              linkId: '1.1',
              text: 'Are you short of breath?',
              type: 'choice',
              required: true,
              answerOption: [
                { valueCoding: { system: 'https://loinc.test', code: 'LA-6568-5', display: 'Not at all' } },
                { valueCoding: { system: 'https://loinc.test', code: 'LA-6569-3', display: 'A lot' } },
              ],
            },
            {
              linkId: '1.2',
              text: 'At rest too?',
              type: 'boolean',
              enableWhen: [
                {
                  question: '1.1',
                  operator: '=',
                  answerCoding: { system: 'https://loinc.test', code: 'LA-6569-3' },
                },
              ],
            },
          ],
        },
        { linkId: '2', text: 'Thank you.', type: 'display' },
        {
          linkId: '3',
          text: 'Where?',
          type: 'choice',
          answerValueSet: 'https://clinic.test/ValueSet/places',
        },
        {
          linkId: '4',
          text: 'Since when?',
          type: 'dateTime',
          enableWhen: [{ question: '1.1', operator: 'exists', answerBoolean: true }],
        },
      ],
    },
  ],
  goal: [{ description: { text: 'Stay out of hospital' } }],
  action: [
    {
      id: 'welcome',
      title: 'Welcome',
      textEquivalent: 'Say hello.',
      participant: [{ type: 'practitioner' }],
      definitionCanonical: `${HERE}/ActivityDefinition/hello|1.0`,
    },
    {
      id: 'look',
      title: 'First look',
      selectionBehavior: 'exactly-one',
      condition: [
        {
          kind: 'applicability',
          expression: { language: 'text/cql', expression: 'IsAdult', description: 'the patient is an adult' },
        },
      ],
      relatedAction: [
        {
          actionId: 'welcome',
          relationship: 'after-end',
          offsetDuration: { value: 2, unit: 'days', system: 'http://unitsofmeasure.org', code: 'd' },
        },
      ],
      action: [
        { id: 'by phone', title: 'By phone', description: 'Call them.' },
        { id: 'by_visit', title: 'By visit', definitionCanonical: `${HERE}/ActivityDefinition/visit` },
      ],
    },
    {
      title: 'Your breath',
      definitionCanonical: '#breath',
      timingTiming: {
        repeat: { frequency: 1, period: 1, periodUnit: 'wk', boundsDuration: { value: 6, code: 'wk' } },
      },
    },
    {
      title: 'Weigh yourself',
      definitionCanonical: `${HERE}/ActivityDefinition/weight`,
      timingTiming: { repeat: { frequency: 2, period: 1, periodUnit: 'd', when: ['MORN'] } },
    },
    {
      title: 'Blood test',
      definitionCanonical: `${HERE}/ActivityDefinition/blood`,
      timingDuration: { value: 1, code: 'wk' },
    },
  ],
};

export const heartBundle = {
  resourceType: 'Bundle',
  type: 'transaction',
  entry: [
    { fullUrl: 'urn:uuid:1', resource: heartPlan, request: { method: 'POST', url: 'PlanDefinition' } },
    {
      resource: {
        resourceType: 'ActivityDefinition',
        id: 'hello',
        url: `${HERE}/ActivityDefinition/hello`,
        title: 'Hello',
        status: 'active',
        kind: 'CommunicationRequest',
        description: 'Welcome to the program.',
      },
    },
    {
      resource: {
        resourceType: 'ActivityDefinition',
        url: `${HERE}/ActivityDefinition/visit`,
        name: 'HomeVisit',
        status: 'active',
        kind: 'Appointment',
        timingDuration: { value: 1, code: 'h' },
        location: { display: 'At home' },
      },
    },
    {
      resource: {
        resourceType: 'ActivityDefinition',
        id: 'weight',
        url: `${HERE}/ActivityDefinition/weight`,
        title: 'Weight',
        status: 'active',
        kind: 'ServiceRequest',
        observationResultRequirement: [{ reference: 'ObservationDefinition/body-weight' }],
      },
    },
    {
      resource: {
        resourceType: 'ObservationDefinition',
        id: 'body-weight',
        code: { coding: [{ system: 'https://loinc.test', code: '29463-7' }] },
        quantitativeDetails: { customaryUnit: { coding: [{ code: 'kg', display: 'kg' }] } },
        qualifiedInterval: [{ category: 'absolute', range: { low: { value: 20 }, high: { value: 300 } } }],
      },
    },
    { resource: { resourceType: 'Library', id: 'cql', status: 'active', type: { text: 'logic' } } },
  ],
};
