import { chatAboutCalls } from '@regimen/contract/chat-abouts.ts';
import { chatCareCalls } from '@regimen/contract/chat-care.ts';
import { chatGroupCalls } from '@regimen/contract/chat-groups.ts';
import { chatCalls } from '@regimen/contract/chats.ts';
import { collatorOf } from '@regimen/contract/language/collators.ts';
import { messageChoiceCalls } from '@regimen/contract/message-choices.ts';
import { officeHoursCalls } from '@regimen/contract/office-hours.ts';
import { holdUser } from '../../db/hold-user.ts';
import { invalid } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { pageOf, presentPage, readPlace, wholeList } from '../../paging.ts';
import { messagesRead } from '../notifications/notify.ts';
import { previewAbout, readAbout, startAbout } from './about.ts';
import { listDiscussionChats } from './about-queries.ts';
import { addToGroup, leaveGroup, removeFromGroup, renameGroup } from './change-group.ts';
import { searchWritable } from './may-write-queries.ts';
import { changeChoices, readChoices } from './message-choices.ts';
import { keepOfficeHours, readOfficeHours } from './office-hours.ts';
import { presentPerson } from './present.ts';
import * as queries from './queries.ts';
import { readCare } from './read-care.ts';
import { readMessages } from './read-messages.ts';
import { readRoom, readRooms } from './read-rooms.ts';
import { reportChat } from './report-chat.ts';
import { searchMessages } from './search-messages.ts';
import { startChat } from './start-chat.ts';
import { tellMembers } from './tell-members.ts';
import { changeMessage, deleteMessage, react, writeMessage } from './write-message.ts';

const mostPinned = 10;
const mostFound = 50;
const mostChats = 50;

export function chatRoutes(http: HttpParts): void {
  registerCalls(http, chatCareCalls, {
    'GET chats/{id}/care': (scope, { params }) => scope.read((tx) => readCare(scope, tx, params.id)),
  });
  registerCalls(http, officeHoursCalls, {
    'GET office-hours': (scope) => scope.read((tx) => readOfficeHours(scope, tx)),
    'PUT office-hours': (scope, { body }) => scope.tx((tx) => keepOfficeHours(scope, tx, body)),
  });
  registerCalls(http, chatAboutCalls, {
    'GET chats/about': (scope, { query }) => scope.read((tx) => previewAbout(scope, tx, query)),
    'POST chats/about': (scope, { body }) => scope.tx((tx) => startAbout(scope, tx, body)),
    'GET chats/{id}/messages/{message}/about': (scope, { params }) =>
      scope.read((tx) => readAbout(scope, tx, params)),
    'GET chats/discussions': (scope) =>
      scope.read(async (tx) => {
        const ids = await listDiscussionChats(tx, scope.actor.userId, mostChats);
        const rooms = [];
        for (const id of ids) {
          const room = await queries.findRoom(tx, id, scope.actor.userId);
          if (room) rooms.push(room);
        }
        return wholeList(await readRooms(scope, tx, rooms));
      }),
  });
  registerCalls(http, chatGroupCalls, {
    'DELETE chats/{id}/membership': (scope, { params }) =>
      scope.tx(async (tx) => {
        await leaveGroup(scope, tx, params.id);
        return undefined;
      }),
    'PUT chats/{id}/title': (scope, { params, body }) =>
      scope.tx((tx) => renameGroup(scope, tx, params.id, body.title)),
    'POST chats/{id}/members': (scope, { params, body }) =>
      scope.tx((tx) => addToGroup(scope, tx, params.id, body.userIds)),
    'DELETE chats/{id}/members/{person}': (scope, { params }) =>
      scope.tx((tx) => removeFromGroup(scope, tx, params)),
  });
  registerCalls(http, chatCalls, {
    'GET chats': (scope, { query }) =>
      scope.read(async (tx) => {
        const { userId } = scope.actor;
        const from = readPlace(query.cursor);
        const pinned = from
          ? []
          : await queries.listRooms(tx, userId, { isPinned: true, from, most: mostPinned });
        const rows = await queries.listRooms(tx, userId, {
          isPinned: false,
          from,
          most: query.per_page + 1,
        });
        const page = pageOf(rows, query.per_page, from);
        const data = await readRooms(scope, tx, [...pinned, ...page.rows]);
        return presentPage(page, query.per_page, `/api/chats?per_page=${query.per_page}`, data);
      }),

    'GET chats/people': (scope, { query }) =>
      scope.read(async (tx) => {
        const wish = { search: query.search, locale: scope.locale };
        const found = await searchWritable(tx, scope.actor.userId, wish, mostFound);
        const byName = collatorOf(scope.locale);
        found.sort((a, b) => byName.compare(a.fullName, b.fullName));
        return wholeList(found.map(presentPerson));
      }),

    'GET chats/search': (scope, { query }) => searchMessages(scope, query),
    'POST chats': (scope, { body }) => scope.tx((tx) => startChat(scope, tx, body)),
    'GET chats/{id}': (scope, { params }) => scope.read((tx) => readRoom(scope, tx, params.id)),

    'PUT chats/{id}/settings': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { userId } = scope.actor;
        await holdUser(tx, userId);
        const room = await queries.findRoom(tx, params.id, userId);
        const isNewPin = body.isPinned && !room?.isPinned;
        if (isNewPin && (await queries.countPinned(tx, userId)) >= mostPinned)
          throw invalid('isPinned', `too_many_pinned:${mostPinned}`);
        await queries.setOwnSettings(tx, params.id, userId, body);
        return readRoom(scope, tx, params.id);
      }),

    'PUT chats/{id}/read': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await queries.setRead(tx, params.id, scope.actor.userId, body.number);
        await messagesRead(tx, scope.actor.userId, params.id, scope.now);
        await tellMembers(tx, params.id);
        return undefined;
      }),

    'GET chats/{id}/messages': (scope, { params, query }) =>
      scope.read((tx) => readMessages(scope, tx, params.id, query)),
    'POST chats/{id}/messages': (scope, { params, body }) =>
      scope.tx((tx) => writeMessage(scope, tx, params.id, body)),
    'POST chats/{id}/typing': (scope, { params }) =>
      scope.tx(async (tx) => {
        const { canWrite, participants } = await readRoom(scope, tx, params.id);
        const others = canWrite ? participants.map(({ id }) => id) : [];
        scope.whisper(others, 'typing', { chatId: params.id, userId: scope.actor.userId });
        return undefined;
      }),
    'PUT chats/{id}/messages/{message}': (scope, { params, body }) =>
      scope.tx((tx) => changeMessage(scope, tx, params, body.body)),
    'DELETE chats/{id}/messages/{message}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await deleteMessage(scope, tx, params);
        return undefined;
      }),
    'PUT chats/{id}/messages/{message}/reaction': (scope, { params, body }) =>
      scope.tx((tx) => react(scope, tx, params, body.emoji)),

    'PUT chats/{id}/block': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { participant } = await readRoom(scope, tx, params.id);
        if (!participant) throw invalid('isBlocked', 'nobody_to_block');
        const block = { userId: scope.actor.userId, blockedId: participant.id, ...body };
        await queries.setBlock(tx, block, scope.now);
        await tellMembers(tx, params.id);
        return readRoom(scope, tx, params.id);
      }),
  });

  registerCalls(http, messageChoiceCalls, {
    'GET message-choices': (scope) => scope.read((tx) => readChoices(scope, tx)),
    'PUT message-choices': (scope, { body }) => scope.tx((tx) => changeChoices(scope, tx, body)),

    'POST chats/{id}/report': (scope, { params, body }, { ip }) =>
      scope.tx(async (tx) => {
        await reportChat(scope, tx, { chatId: params.id, ...body, ip });
        return undefined;
      }),
    'GET blocks': (scope) =>
      scope.read(async (tx) => wholeList(await queries.listBlocked(tx, scope.actor.userId))),
  });
}
