import './words.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { InEnglish } from '../components/in-english.tsx';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { companyQueries } from '../data/company.ts';
import NotFoundPage from '../pages/not-found-page.tsx';
import { SampleIndex } from './sample-index.tsx';

const Todo = lazy(() => import('./todo/todo-screen.tsx'));
const Inbox = lazy(() => import('./inbox/inbox-screen.tsx'));
const Chat = lazy(() => import('./chat/chat-screen.tsx'));
const Projects = lazy(() => import('./projects/project-screen.tsx'));
const Invoices = lazy(() => import('./invoices/invoice-list.tsx'));
const Invoice = lazy(() => import('./invoices/invoice-screen.tsx'));
const Shop = lazy(() => import('./shop/shop-screen.tsx'));
const Cart = lazy(() => import('./shop/cart-screen.tsx'));
const Checkout = lazy(() => import('./shop/checkout-screen.tsx'));
const Boards = lazy(() => import('./scrum/board-list.tsx'));
const Board = lazy(() => import('./scrum/board-screen.tsx'));
const Calendar = lazy(() => import('./calendar/calendar-screen.tsx'));
const Users = lazy(() => import('./users/user-screen.tsx'));

/** Every sample screen, where the company shows samples (behaviour 2). Deleting them is deleting this folder and its line in the router. */
export default function SampleRoutes() {
  const company = useQuery(companyQueries.shown);
  return (
    <Loaded query={company} skeleton={<ListSkeleton rows={6} height={72} />}>
      {({ samples }) => (samples ? screens : <NotFoundPage />)}
    </Loaded>
  );
}

const inEnglish = (
  <InEnglish>
    <Outlet />
  </InEnglish>
);

const screens = (
  <Routes>
    <Route element={inEnglish}>
      <Route index element={<SampleIndex />} />
      <Route path="todo" element={<Todo />} />
      <Route path="inbox" element={<Inbox />} />
      <Route path="chat" element={<Chat />} />
      <Route path="list" element={<Projects />} />
      <Route path="invoices" element={<Invoices />} />
      <Route path="invoices/:id" element={<Invoice />} />
      <Route path="shop" element={<Shop />} />
      <Route path="cart" element={<Cart />} />
      <Route path="checkout" element={<Checkout />} />
      <Route path="scrum-board" element={<Boards />} />
      <Route path="scrum-board/:id" element={<Board />} />
      <Route path="calendar" element={<Calendar />} />
      <Route path="users" element={<Users />} />
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
