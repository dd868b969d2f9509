import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What an agent says that no model and no program wrote. */
export const agentTexts = defineTexts(import.meta.url, {
  guide: 'Guide to {program}',
  greeting:
    'Hi. Ask me anything about {program}. I’m the built-in guide: I answer with the program’s own words.',
  greetingModel:
    'Hi. Ask me anything about {program}. I’m an AI assistant: I answer from the program, and I can be wrong.',
  openingToday: 'What do I do today?',
  openingLong: 'How long does it take each day?',
  openingExpect: 'What can I expect?',
  found: 'This is what the program says:',
  byGuide: 'I’m the built-in guide, so I only quote the program.',
  nothing: 'I can’t find anything about that in the program. Would you like to ask the team?',
  nothingVisitor: 'I can’t find anything about that in the program. Try other words.',
  avoided:
    'That’s not something I can talk about here. Your program’s team may be able to help, or ask me something else about the program.',
  avoidedVisitor: 'That’s not something I can talk about here. Ask me something else about the program.',
  todayOne: 'This is waiting for you: {tasks}.',
  todayMany: 'These are waiting for you: {tasks}.',
  todayNone: 'Nothing is waiting for you right now.',
  here: 'You’re at {step}.',
  coming: 'Coming up: {step}.',
  diagnosis:
    'I can’t tell you what you have. A doctor can: please ask yours, or a pharmacist if it’s urgent. Your program’s team can help with questions about the program.',
  dose: 'I can’t say how much medicine to take, or whether to change it. Please don’t change it on your own. Ask your doctor or pharmacist. Your program’s team can help with questions about the program.',
  'self-harm':
    'If you might hurt yourself, call the emergency number now. You don’t have to be sure. You can also talk to someone you trust, and stay with them.',
  body: 'If you have chest pain, can’t breathe, or took too much of something, call the emergency number now. If you’re not sure, call anyway.',
  violence:
    'If someone is hurting you or might, go somewhere safe if you can and call the emergency number now.',
  told: 'We told your program’s team. Please don’t wait for them: if you’re in danger, call now.',
  handedOver: 'I’ve passed this on to your program’s team. They’ll answer right here.',
  alreadyHandedOver: 'Your program’s team has this. They’ll answer right here.',
  unreachable: 'Your program’s team doesn’t take messages right now. You can still ask me.',
  visitorCannot: 'Only people who follow the program can ask its team. You can join it first.',
  teamTriesOut: 'For a follower, this would go to your team now.',
  back: 'The agent answers again.',
  quoted: 'From my conversation with the agent:',
  quotedEnd: 'From my conversation with the agent, the latest part (it’s too long to send whole):',
  quotedMe: 'Me: {words}',
  quotedAgent: 'Agent: {words}',
});
