/** The names under which our own things stand in FHIR, and those of others that we use. */

/** The one place where the address of our own definitions is written. */
export const FHIR_HOME = 'https://regimen.dev/fhir';
/** What FHIR has no place for is kept in extensions named `<here>/<field>`. */
export const EXTENSIONS = `${FHIR_HOME}/StructureDefinition`;
export const CODES = `${FHIR_HOME}/CodeSystem`;
export const STEP_TYPES_CODE = `${CODES}/step-type`;
export const MODULE_KINDS_CODE = `${CODES}/module-kind`;
export const ITEM_KINDS_CODE = `${CODES}/item-kind`;
export const ORDER_TYPES_CODE = `${CODES}/order-type`;
export const KPIS_CODE = `${CODES}/kpi`;

/** Language of the expressions that hold our conditions: the JSON of `Condition`. */
export const CONDITION_LANGUAGE = 'application/vnd.regimen.condition+json';

const HL7 = 'http://hl7.org/fhir/StructureDefinition';
export const HL7_EXTENSION = {
  display: `${HL7}/display`,
  ordinalValue: `${HL7}/ordinalValue`,
  minValue: `${HL7}/minValue`,
  maxValue: `${HL7}/maxValue`,
  unit: `${HL7}/questionnaire-unit`,
  sliderStep: `${HL7}/questionnaire-sliderStepValue`,
  itemControl: `${HL7}/questionnaire-itemControl`,
} as const;

export const ITEM_CONTROL_CODE = 'http://hl7.org/fhir/questionnaire-item-control';
export const PLAN_TYPE_CODE = 'http://terminology.hl7.org/CodeSystem/plan-definition-type';
export const UCUM = 'http://unitsofmeasure.org';
